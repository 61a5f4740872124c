import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Deps } from '@/server/deps.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { refreshCategory, refreshCategoryProjects, rewriteOptions } from './rewrite-store.ts'

type JobDeps = Pick<Deps, 'db' | 'clock' | 'queue'>
type Rewriting = JobData['structure.rewrite']

/** Small, because the embedded database serves nobody else meanwhile. */
const BATCH = 50

/** Call before the queue starts. */
export function rewriteListingsInBackground(deps: JobDeps): void {
  deps.queue.work('structure.rewrite', (data, signal) => rewriteListings(deps, data, signal))
}

/** Part of the transaction that renames something. */
export async function enqueueRewriting(
  tx: Kysely<DB>,
  { queue }: Pick<Deps, 'queue'>,
  data: Rewriting,
): Promise<void> {
  await queue.enqueue(tx, 'structure.rewrite', data, { key: `${data.kind} ${data.id}` })
}

/** Brings listings and search in line with renamed options or a renamed category. Idempotent. */
export async function rewriteListings(
  { db, clock }: Omit<JobDeps, 'queue'>,
  { kind, id }: Rewriting,
  signal: AbortSignal,
): Promise<void> {
  const rewrite = kind === 'parameter' ? rewriteOptions : refreshCategory
  if (kind === 'category') await refreshCategoryProjects(db, id)
  let after: number | null = 0
  while (after !== null) {
    signal.throwIfAborted()
    const batch: Parameters<typeof rewrite>[2] = { after, limit: BATCH, at: clock() }
    after = await db.transaction().execute((tx) => rewrite(tx, id, batch))
  }
}
