export type Lane = 'quick' | 'slow'

/** More waiting than allowed. */
export class LanesFull extends Error {
  constructor() {
    super('Too many questions are waiting')
    this.name = 'LanesFull'
  }
}

export type Lanes = {
  /** Throws LanesFull; also what `work` throws. */
  run: <Result>(lane: Lane, work: () => Promise<Result>) => Promise<Result>
  /** Rejects all that wait, and all that come. */
  close: (reason: () => Error) => void
}

/** Slow work waits for this many quick ones at most. */
const QUICK_IN_A_ROW = 8

/** One at a time; quick ones pass slow ones. */
export function createLanes(maxWaiting: number): Lanes {
  const waiting: Record<Lane, { start: () => void; cancel: (error: Error) => void }[]> = {
    quick: [],
    slow: [],
  }
  let isBusy = false
  let quickInARow = 0
  let closed: (() => Error) | undefined
  const next = () => {
    const isSlow = waiting.quick.length === 0 || quickInARow >= QUICK_IN_A_ROW
    const one = (isSlow && waiting.slow.shift()) || waiting.quick.shift()
    quickInARow = isSlow ? 0 : quickInARow + 1
    isBusy = one !== undefined
    one?.start()
  }
  return {
    run: async (lane, work) => {
      if (closed) throw closed()
      if (isBusy) {
        if (waiting.quick.length + waiting.slow.length >= maxWaiting) throw new LanesFull()
        await new Promise<void>((start, cancel) => waiting[lane].push({ start, cancel }))
      }
      isBusy = true
      try {
        return await work()
      } finally {
        next()
      }
    },
    close: (reason) => {
      closed = reason
      for (const lane of [waiting.quick, waiting.slow]) {
        for (const { cancel } of lane.splice(0)) cancel(reason())
      }
    },
  }
}
