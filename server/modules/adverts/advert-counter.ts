import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { addAdvertCounts, type Counted } from './advert-counter-store.ts'

/** Buffers views and clicks of adverts. Keeps the viewer only to leave out owners. */
export type AdvertCounter = {
  record(counted: Omit<Counted, 'times'>): void
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Flushes every `everyMs` milliseconds; after a failure the counts are kept. */
export function createAdvertCounter(
  db: Kysely<DB>,
  {
    everyMs,
    clock,
    onError,
  }: { everyMs: number; clock: () => Date; onError: (error: unknown) => void },
): AdvertCounter {
  let counts = new Map<string, Counted>()
  const add = ({ times, ...one }: Counted) => {
    const key = [one.kind, one.listingId, one.act, one.viewerId].join()
    counts.set(key, { ...one, times: times + (counts.get(key)?.times ?? 0) })
  }
  const flush = async () => {
    const taken = [...counts.values()]
    if (taken.length === 0) return
    counts = new Map()
    try {
      await addAdvertCounts(db, { counted: taken, at: clock() })
    } catch (error) {
      for (const one of taken) add(one)
      onError(error)
    }
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    record: (counted) => add({ ...counted, times: 1 }),
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
