import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { type ImportMap, MapError, readMap } from '@/server/db/import/map.ts'
import { type AuditAction, writeAudit } from '@/server/modules/audit/audit-store.ts'
import { takeUploads } from '@/server/modules/uploads/take.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  createRun,
  findOwner,
  findRun,
  type ImportRun,
  type ImportState,
  listRuns,
  lockRun,
  startChecking,
  startRunning,
  updateState,
} from './run-store.ts'

const DAY_MS = 86_400_000
/** A run can be taken back for this long; then its file is deleted, too. */
export const RETENTION_MS = 30 * DAY_MS

/** A page of runs, newest first. */
export async function listImports(
  context: ServiceContext,
  asked: { after: number | undefined; limit: number },
): Promise<{ rows: ImportRun[]; hasMore: boolean }> {
  requireStaff(context)
  const found = await listRuns(context.deps.db, { ...asked, limit: asked.limit + 1 })
  return { rows: found.slice(0, asked.limit), hasMore: found.length > asked.limit }
}

/** Raises notFound. */
export async function getImport(context: ServiceContext, id: number): Promise<ImportRun> {
  requireStaff(context)
  const run = await findRun(context.deps.db, id)
  if (!run) throw notFound()
  return run
}

/** Takes an uploaded file. Raises invalid for an upload that is not there. */
export async function createImport(context: ServiceContext, upload: string): Promise<number> {
  const { id: creatorId } = requireStaff(context)
  const { db, clock } = context.deps
  const at = clock()
  const wanted = [{ id: upload, purpose: 'import', field: 'upload' } as const]
  return await db.transaction().execute(async (tx) => {
    const files = await takeUploads(tx, { accountId: creatorId, wanted, at })
    const file = files.get(upload)
    if (!file) throw notFound()
    const { key, name, bytes } = file
    return await createRun(tx, { name, bytes, key, creatorId, at })
  })
}

/**
 * Saves the map, and starts a dry run in the background. Raises notFound, invalid for a faulty map or
 * an unknown owner, conflict in a state that has none.
 */
export async function checkImport(
  context: ServiceContext,
  id: number,
  { map, ownerEmail }: { map: string; ownerEmail: string },
): Promise<void> {
  const { source } = parseMap(map)
  const owner = ownerEmail === '' ? null : await findOwner(context.deps.db, ownerEmail)
  if (owner === undefined) throw invalid({ owner_email: 'is not the address of a member' })
  await change(context, id, CHECKABLE, async ({ tx }) => {
    await startChecking(tx, { id, map, source, ownerId: owner?.id ?? null })
    return null
  })
}

/**
 * Starts a checked run, or continues a stopped or failed one. Raises notFound, and conflict in other
 * states.
 */
export async function runImport(context: ServiceContext, id: number): Promise<void> {
  await change(context, id, STARTABLE, async ({ tx, run, at }) => {
    await startRunning(tx, { id, isContinued: run.state !== 'checked', at })
    return 'importStarted'
  })
}

/** Stops a check or a run; what is written stays. Raises notFound, and conflict in other states. */
export async function stopImport(context: ServiceContext, id: number): Promise<void> {
  await change(context, id, STOPPABLE, async ({ tx, run, at }) => {
    const isCheck = run.state === 'checking'
    await updateState(tx, { id, state: isCheck ? 'uploaded' : 'stopped', at })
    return isCheck ? null : 'importStopped'
  })
}

/** Takes back what a run wrote. Raises notFound, conflict in other states or after thirty days. */
export async function takeImportBack(context: ServiceContext, id: number): Promise<void> {
  await change(context, id, RETURNABLE, async ({ tx, run, at }) => {
    if (!canTakeBack(run, at))
      throw conflict('importTooOld', 'This import can no longer be undone.')
    await updateState(tx, { id, state: 'takingBack' })
    return 'importTakenBack'
  })
}

export function canTakeBack({ state, started_at, images }: ImportRun, at: Date): boolean {
  const isRecent = started_at !== null && started_at.getTime() > at.getTime() - RETENTION_MS
  return RETURNABLE.includes(state) && isRecent && images > 0
}

const CHECKABLE: readonly ImportState[] = ['uploaded', 'checked', 'stopped', 'failed']
const STARTABLE: readonly ImportState[] = ['checked', 'stopped', 'failed']
const STOPPABLE: readonly ImportState[] = ['checking', 'running']
const RETURNABLE: readonly ImportState[] = ['done', 'stopped', 'failed']

type Change = { tx: Kysely<DB>; run: ImportRun; at: Date }

/** Runs `act` on the locked run, logs what it returns, and wakes the job if there is work. */
async function change(
  context: ServiceContext,
  id: number,
  states: readonly ImportState[],
  act: (change: Change) => Promise<AuditAction | null>,
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock, queue } = context.deps
  const at = clock()
  await db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run) throw notFound()
    if (!states.includes(run.state)) {
      throw conflict('importState', 'This import is in another state by now.')
    }
    const action = await act({ tx, run, at })
    const after = (await findRun(tx, id)) ?? run
    if (action) {
      const subject = { kind: 'import', id, name: run.source || run.file_name } as const
      const change = { before: { state: run.state }, after: { state: after.state } }
      await writeAudit(tx, { actorId, action, subject, change, at })
    }
    await queue.enqueue(tx, 'imports.work', { id }, { key: String(id) })
  })
}

function parseMap(text: string): ImportMap {
  try {
    return readMap(text)
  } catch (error) {
    if (error instanceof MapError) throw invalid({ map: error.faults.join('\n') })
    throw error
  }
}

function conflict(key: string, message: string) {
  return failure('conflict', message, { key })
}

function notFound() {
  return failure('notFound', 'This import was not found.')
}
