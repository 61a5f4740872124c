import { join } from 'node:path'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers } from '@/server/http/handler.ts'
import {
  addBackup,
  checkBackup,
  createBackup,
  createDownload,
  deleteBackup,
  getDownload,
  viewBackups,
} from './backups.ts'
import { downloadReply } from './download-reply.ts'
import { planRestore, restoreBackup } from './restores.ts'
import { toBackup, toBackupRun, toSchedule } from './wire.ts'

export const backupsHandlers = {
  async getBackups(_input, context) {
    const { config, restart } = context.deps
    const view = await viewBackups(context)
    const { running, last, restored, more, freeBytes, elsewhere, waitsForRestart } = view
    return {
      error: false,
      message: view.backups.length > 0 ? 'Backups found.' : 'There are no backups.',
      data: {
        folder: {
          is_own: config.backupDir !== join(config.dataDir, 'backups'),
          is_usable: freeBytes !== null,
          free_bytes: freeBytes ?? 0,
          elsewhere,
        },
        can_restore: config.databaseUrl === undefined,
        restarts: restart !== null,
        waits_for_restart: waitsForRestart,
        max_bytes: config.backupMaxBytes,
        schedule: toSchedule(view),
        running: running && toBackupRun(running),
        last: last && toBackupRun(last),
        restored: restored && toBackupRun(restored),
        more,
        backups: view.backups.map(toBackup),
      },
    }
  },

  async createBackup(_input, context) {
    await createBackup(context)
    return { error: false, message: 'The backup is being made.' }
  },

  async addBackup({ body: { upload } }, context) {
    await addBackup(context, upload)
    return { error: false, message: 'The backup is being checked.' }
  },

  async checkBackup({ body: { name } }, context) {
    await checkBackup(context, name)
    return { error: false, message: 'The backup is being checked.' }
  },

  async createBackupDownload({ body }, context) {
    const url = `${context.origin}${await createDownload(context, body)}`
    return { error: false, message: 'The address is ready.', data: { url } }
  },

  async deleteBackup({ body }, context) {
    await deleteBackup(context, body)
    return { error: false, message: 'The backup is deleted.' }
  },

  async getRestorePlan({ query: { name } }, context) {
    const { takenAt, ...plan } = await planRestore(context, name)
    const data = { ...plan, taken_at: wireDate(new Date(takenAt)) }
    return { error: false, message: 'The backup is compared.', data }
  },

  async restoreBackup({ body: { accepts_other_secret, ...asked } }, context) {
    await restoreBackup(context, { ...asked, acceptsOtherSecret: accepts_other_secret === 1 })
    return { error: false, message: 'The backup is being restored.' }
  },

  async downloadBackup({ path: { name }, query: { until, signature } }, context) {
    const { bytes, changedAt } = await getDownload(context, { name, until, signature })
    const path = join(context.deps.config.backupDir, name)
    const { header } = context
    const asked = { range: header('range'), ifRange: header('if-range') }
    return downloadReply({ path, name, bytes, changedAt }, asked)
  },
} satisfies Partial<Handlers>
