import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import { dropFiles, FileRefused, keepFile } from './intake.ts'
import { finishUpload, prolongUploads, type UploadRow } from './store.ts'

const DAY_MS = 86_400_000
/** As long as a draft that may use the file. */
const READY_KEPT_MS = 180 * DAY_MS
const REFUSED_KEPT_MS = DAY_MS

/** Uploads that this process is validating. */
const inHand = new Map<string, Promise<void>>()

/**
 * Validates and stores a complete upload, or records its refusal. If processes compete, one counts.
 * Temporary failures (a full disk) are raised for a retry.
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
  if (purpose === 'backup') {
    // Stays where it arrived: the file store would copy gigabytes, and back them up.
    const expires_at = new Date(clock().getTime() + DAY_MS)
    await finishUpload(db, { id, status: 'ready', file_key: null, expires_at })
    return
  }
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

/** Extends unused uploads, because a draft being edited may use them. */
export async function keepReady(
  db: Kysely<DB>,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  await prolongUploads(db, { accountId, until: new Date(at.getTime() + READY_KEPT_MS) })
}
