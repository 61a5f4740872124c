import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { addViews, type Viewed } from './view-counter-store.ts'

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

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count)
}
