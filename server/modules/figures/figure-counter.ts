import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { CountedAct, CountedSearch } from './counted.ts'
import { writeFigures } from './write-figures.ts'

/**
 * Buffers what is counted, so that no request waits for a write. Nothing of it names a person: the viewer is kept until the
 * next write, to leave out owners, and addresses to leave out floods.
 */
export type FigureCounter = {
  /** Counts what happened to a listing, or a chat or inquiry about none. */
  record(act: CountedAct): void
  recordSearch(search: CountedSearch): void
  /** Whether an address may count once more before the next write. */
  accepts(address: string): boolean
  flush(): Promise<void>
  stop(): Promise<void>
}

type CounterOptions = {
  everyMs: number
  clock: () => Date
  /** Of the site, IANA. */
  timeZone: () => Promise<string>
  onError: (error: unknown) => void
}

/** A person opens no more pages in five seconds. */
const MAX_PER_ADDRESS = 15
/** Bounds the memory while the database is away; more is lost. */
const MAX_BUFFERED = 20_000

/** Flushes every `everyMs` milliseconds; after a failure the counts are kept. */
export function createFigureCounter(
  db: Kysely<DB>,
  { everyMs, clock, timeZone, onError }: CounterOptions,
): FigureCounter {
  let acts = createTally<CountedAct>()
  let searches = createTally<CountedSearch>()
  let addresses = new Map<string, number>()
  const flush = async () => {
    addresses = new Map()
    if (acts.size() + searches.size() === 0) return
    const taken = { acts, searches }
    acts = createTally()
    searches = createTally()
    try {
      const counted = { acts: taken.acts.list(), searches: taken.searches.list() }
      await writeFigures(db, { ...counted, timeZone: await timeZone(), at: clock() })
    } catch (error) {
      for (const { times, at, ...act } of taken.acts.list()) acts.add(act, at, times)
      for (const { times, at, ...search } of taken.searches.list()) searches.add(search, at, times)
      onError(error)
    }
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    record: (act) => acts.add(act, toQuarter(clock()), 1),
    recordSearch: (search) => searches.add(search, toQuarter(clock()), 1),
    accepts(address) {
      const count = (addresses.get(address) ?? 0) + 1
      addresses.set(address, count)
      return count <= MAX_PER_ADDRESS
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Days begin at a quarter of an hour in every time zone. */
function toQuarter(at: Date): string {
  return new Date(Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS).toISOString()
}

const QUARTER_MS = 900_000

function createTally<Counted extends object>() {
  const counts = new Map<string, Counted & { at: string; times: number }>()
  return {
    add(counted: Counted, at: string, times: number) {
      const key = JSON.stringify([counted, at])
      const known = counts.get(key)
      if (known) known.times += times
      else if (counts.size < MAX_BUFFERED) counts.set(key, { ...counted, at, times })
    },
    size: () => counts.size,
    list: () => [...counts.values()],
  }
}
