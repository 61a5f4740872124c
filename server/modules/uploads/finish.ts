import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { dropFiles, FileRefused, keepFile } from './intake.ts'
import { finishUpload, prolongUploads, type UploadRow } from './store.ts'

const DAY_MS = 86_400_000
/** Of a file that waits for a listing: as long as a draft that may name it. */
const READY_KEPT_MS = 180 * DAY_MS
const REFUSED_KEPT_MS = DAY_MS

/** What this process is looking at, so that nobody has it looked at twice. */
const inHand = new Map<string, Promise<void>>()

/**
 * Looks at a file that has come whole and stores it, or notes why it is refused. Where another process does the same,
 * one of both counts. What cannot be done now (a full disk) is raised, and may be tried again.
 */
export async function finish(deps: FinishDeps, upload: UploadRow): Promise<void> {
  const begun = inHand.get(upload.id) ?? judge(deps, upload).finally(() => inHand.delete(upload.id))
  inHand.set(upload.id, begun)
  await begun
}

type FinishDeps = Pick<Deps, 'db' | 'files' | 'images' | 'queue' | 'staging' | 'clock'>

async function judge(
  deps: FinishDeps,
  { id, name, bytes, purpose, account_id: accountId }: UploadRow,
): Promise<void> {
  const { db, staging, clock } = deps
  try {
    const file = await keepFile(
      deps,
      { path: staging.pathOf(id), name, bytes },
      { purpose, accountId },
    )
    const expires_at = new Date(clock().getTime() + READY_KEPT_MS)
    const isOurs = await finishUpload(db, { id, status: 'ready', file_key: file.key, expires_at })
    if (!isOurs) await dropFiles(deps, db, [file.key])
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const expires_at = new Date(clock().getTime() + REFUSED_KEPT_MS)
    await finishUpload(db, { id, status: 'refused', refusal: error.reason, expires_at })
  }
  await staging.remove(id)
}

/** Finished files of somebody who writes a draft are kept as long as that, since it may name them. */
export async function keepReady(
  db: Kysely<DB>,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  await prolongUploads(db, { accountId, until: new Date(at.getTime() + READY_KEPT_MS) })
}
