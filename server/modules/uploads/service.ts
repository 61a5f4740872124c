import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  cleanFileName,
  maxBytesFor,
  OPEN_BYTES_OVERALL,
  OPEN_UPLOADS,
  OPEN_UPLOADS_OVERALL,
  WAITING_BYTES,
} from '@/domain/listing/file-rules.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { requireMember, requireRight } from '@/server/viewer.ts'
import { finish } from './finish.ts'
import { dropFiles } from './intake.ts'
import {
  countReceiving,
  countWaiting,
  deleteUpload,
  findUpload,
  insertUpload,
  type StoredPurpose,
  type StoredUpload,
  type UploadRow,
} from './store.ts'

export type { StoredPurpose } from './store.ts'

const ID_BYTES = 18
/** Lifetime of incomplete uploads. */
const RECEIVING_KEPT_MS = 2 * 86_400_000
const SOME_FREE_SECONDS = 60
const OTHERS_DONE_SECONDS = 600

/** Creates an upload. Raises tooLarge, and tooMany beyond the limits of the account or the site. */
export async function openUpload(
  { deps, viewer }: ServiceContext,
  { name, purpose, bytes }: { name: string; purpose: StoredPurpose; bytes: number },
): Promise<string> {
  const { id: accountId } = requireMember(viewer)
  if (purpose === 'import') requireRight({ viewer }, 'imports')
  if (purpose === 'backup') requireRight({ viewer }, 'system')
  const maxBytes = findMaxBytes(deps.config, purpose)
  if (bytes > maxBytes) {
    throw failure('tooLarge', `Files may have at most ${Math.floor(maxBytes / 2 ** 20)} MB.`)
  }
  const id = randomBytes(ID_BYTES).toString('base64url')
  const at = deps.clock()
  await deps.db.transaction().execute(async (transaction) => {
    await refuseWhenFull(transaction, bytes)
    const waiting = await countWaiting(transaction, accountId)
    if (waiting.open >= OPEN_UPLOADS) {
      throw failure('tooMany', `Only ${OPEN_UPLOADS} files can be on their way at once.`, {
        retryAfterSeconds: SOME_FREE_SECONDS,
      })
    }
    if (purpose !== 'backup' && waiting.bytes + bytes > WAITING_BYTES) {
      throw failure(
        'tooLarge',
        'Too much waits for a listing. Please publish or remove some of it.',
      )
    }
    await insertUpload(transaction, {
      id,
      account_id: accountId,
      purpose,
      name: cleanFileName(name) || 'file',
      bytes,
      created_at: at,
      expires_at: new Date(at.getTime() + RECEIVING_KEPT_MS),
    })
  })
  return id
}

function findMaxBytes(
  { importMaxBytes, backupMaxBytes }: ServiceContext['deps']['config'],
  purpose: StoredPurpose,
): number {
  if (purpose === 'import') return importMaxBytes
  return purpose === 'backup' ? backupMaxBytes : maxBytesFor(purpose)
}

/** Limits the disk space of all incomplete uploads. Raises tooMany. */
async function refuseWhenFull(db: Kysely<DB>, bytes: number): Promise<void> {
  const receiving = await countReceiving(db)
  if (receiving.open < OPEN_UPLOADS_OVERALL && receiving.bytes + bytes <= OPEN_BYTES_OVERALL) return
  throw failure(
    'tooMany',
    'This site is receiving too many files right now. Please try again later.',
    { retryAfterSeconds: OTHERS_DONE_SECONDS },
  )
}

/** Finds an upload of the viewer. Raises notFound. */
export async function ownUpload(
  { deps, viewer }: ServiceContext,
  id: string,
): Promise<StoredUpload> {
  const upload = await findUpload(deps.db, { id, accountId: requireMember(viewer).id })
  if (!upload) throw failure('notFound', 'This upload was not found.')
  return upload
}

/** Processes a complete upload, also after a process was killed before. */
export async function finishWhole(
  { deps }: Pick<ServiceContext, 'deps'>,
  upload: UploadRow,
): Promise<void> {
  if (upload.status !== 'receiving') return
  const received = await deps.staging.received(upload.id)
  if (received === upload.bytes) await finish(deps, upload)
}

/** An upload with the bytes received. Raises notFound. */
export async function uploadState(
  context: ServiceContext,
  id: string,
): Promise<StoredUpload & { received: number }> {
  await finishWhole(context, await ownUpload(context, id))
  const upload = await ownUpload(context, id)
  if (upload.status !== 'receiving') return { ...upload, received: upload.bytes }
  return { ...upload, received: (await context.deps.staging.received(id)) ?? 0 }
}

/** Deletes the upload and its file. Raises notFound. */
export async function giveUp({ deps, viewer }: ServiceContext, id: string): Promise<void> {
  const accountId = requireMember(viewer).id
  await deps.db.transaction().execute(async (transaction) => {
    const gone = await deleteUpload(transaction, { id, accountId })
    if (!gone) throw failure('notFound', 'This upload was not found.')
    if (gone.file_key) await dropFiles(deps, transaction, [gone.file_key])
  })
  await deps.staging.remove(id)
}
