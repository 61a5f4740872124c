import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { markSecret } from '@/server/db/backup/secret-mark.ts'
import { readMigrations } from '@/server/db/migrate.ts'
import {
  requireRecentSignIn,
  type SentProof,
} from '@/server/modules/account/auth/recent-sign-in.ts'
import { requireStaff } from '@/server/viewer.ts'
import type { StoredBackup } from './backup-folder.ts'
import { begin, getBackup } from './backups.ts'
import { COUNTED_TABLES, type CountedTable, countTables } from './run-store.ts'

type RestoreObstacle = 'backupUnchecked' | 'backupTooNew' | 'restoreByCommand'

type RestorePlan = {
  name: string
  takenAt: string
  secret: 'same' | 'other' | 'unknown'
  obstacle: RestoreObstacle | ''
  counts: { table: CountedTable; present: number; restored: number }[]
}

/** Compares a backup with the present state. Raises notFound. */
export async function planRestore(context: ServiceContext, name: string): Promise<RestorePlan> {
  requireStaff(context)
  const backup = await getBackup(context, name)
  const present = await countTables(context.deps.db)
  return {
    name,
    takenAt: backup.note?.takenAt ?? backup.changedAt.toISOString(),
    secret: compareSecret(context, backup),
    obstacle: await findObstacle(context, backup),
    counts: COUNTED_TABLES.map((table) => ({
      table,
      present: present[table],
      restored: backup.note?.counts[table] ?? 0,
    })),
  }
}

/**
 * Restores a backup in the background; a restart ends it. Raises notFound, conflict (the obstacle as
 * key, `otherSecret` or `backupBusy`), and as `requireRecentSignIn` does.
 */
export async function restoreBackup(
  context: ServiceContext,
  { name, acceptsOtherSecret, ...proof }: SentProof & { name: string; acceptsOtherSecret: boolean },
): Promise<void> {
  requireStaff(context)
  const backup = await getBackup(context, name)
  const obstacle = await findObstacle(context, backup)
  if (obstacle !== '') throw failure('conflict', REASONS[obstacle], { key: obstacle })
  if (compareSecret(context, backup) !== 'same' && !acceptsOtherSecret) {
    throw failure('conflict', 'The backup was not taken with this SECRET_KEY.', {
      key: 'otherSecret',
    })
  }
  await requireRecentSignIn(context, proof)
  await begin(context, { kind: 'restore', name, action: 'restoreStarted' })
}

const REASONS: Record<RestoreObstacle, string> = {
  backupUnchecked: 'This backup was not checked, or it is damaged.',
  backupTooNew: 'This backup is of a newer version of Hearth.',
  restoreByCommand: 'With PostgreSQL, backups are restored by a command into an empty database.',
}

function compareSecret({ deps }: ServiceContext, { note }: StoredBackup): RestorePlan['secret'] {
  if (!note?.secret) return 'unknown'
  return note.secret === markSecret(deps.config.secretKey) ? 'same' : 'other'
}

async function findObstacle(
  { deps }: ServiceContext,
  { note }: StoredBackup,
): Promise<RestoreObstacle | ''> {
  // Other processes may serve a server's database, and a schema cannot be swapped below them.
  if (deps.config.databaseUrl !== undefined) return 'restoreByCommand'
  if (note?.state !== 'checked') return 'backupUnchecked'
  const known = await readMigrations()
  const isKnown = note.migrations.every((checksum, index) => known[index]?.checksum === checksum)
  return isKnown ? '' : 'backupTooNew'
}
