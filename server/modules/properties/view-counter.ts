import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type Viewed = 'property' | 'project'

/** Buffers views, so that page loads do not wait for writes. */
export type ViewCounter = {
  record(kind: Viewed, id: number): void
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Flushes every `everyMs` milliseconds; after a failure the counts are kept. */
export function createViewCounter(
  db: Kysely<DB>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): ViewCounter {
  const counts = { property: new Map<number, number>(), project: new Map<number, number>() }
  const flushKind = async (kind: Viewed) => {
    const views = counts[kind]
    if (views.size === 0) return
    counts[kind] = new Map()
    try {
      await addViews(db, kind, views)
    } catch (error) {
      for (const [id, count] of views) add(counts[kind], id, count)
      onError(error)
    }
  }
  const flush = async () => {
    await flushKind('property')
    await flushKind('project')
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    record: (kind, id) => add(counts[kind], id, 1),
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Sorted by id to prevent deadlocks between processes. */
async function addViews(db: Kysely<DB>, kind: Viewed, views: Map<number, number>): Promise<void> {
  const sorted = [...views].sort(([a], [b]) => a - b)
  const table = sql.table(`${kind}_stats`)
  const column = sql.ref(`${kind}_id`)
  await sql`
    insert into ${table} as t (${column}, view_count)
    select v.id, v.views from unnest(${sorted.map(([id]) => id)}::int[], ${sorted.map(([, n]) => n)}::int[]) v(id, views)
    where exists (select 1 from ${sql.table(kind)} k where k.id = v.id) order by v.id
    on conflict (${column}) do update set view_count = t.view_count + excluded.view_count`.execute(
    db,
  )
}

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count)
}
