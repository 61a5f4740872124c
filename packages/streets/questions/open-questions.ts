import type { StreetArea, StreetQuestions, StreetsLog } from '../streets.ts'
import { createLanes, type Lane, LanesFull } from './lanes.ts'
import type { Answers, Question, QuestionArea, QuestionKind } from './question.ts'
import { StreetsBusy } from './streets-busy.ts'
import { openWorkerLine, WorkerLost } from './worker-line.ts'

export type QuestionOptions = {
  /** For graphs and indexes in memory. */
  maxBytes?: number
  maxWaiting?: number
  /** From the question to its answer, waiting included. */
  maxMs?: number
  /** The worker's script. */
  file?: URL
  /** The error for the user. */
  busy?: (cause?: unknown) => Error
}

const DEFAULTS = {
  maxBytes: 768 * 1024 * 1024,
  maxWaiting: 64,
  maxMs: 10_000,
  // A package holds JavaScript, its repository TypeScript.
  file: new URL(import.meta.url.replace(/open-questions(?=\.[jt]s$)/, 'street-worker')),
  busy: (cause?: unknown): Error => new StreetsBusy(cause),
}

/**
 * Answers questions about streets in one worker thread, started by the first question. Rejects with
 * `StreetsBusy` if too many wait, after ten seconds, if the worker is lost, and once closed.
 */
export function openQuestions(
  areas: () => readonly StreetArea[],
  log: StreetsLog,
  options: QuestionOptions = {},
): StreetQuestions & { close(): Promise<void> } {
  const { maxMs, maxWaiting, busy, ...workerOptions } = { ...DEFAULTS, ...options }
  const lanes = createLanes(maxWaiting)
  const line = openWorkerLine(workerOptions, (text) => log.warn({ streets: text }, 'Streets'))

  const ask = async <Kind extends QuestionKind>(
    lane: Lane,
    question: Extract<Question, { kind: Kind }>,
  ): Promise<Answers[Kind]> => {
    const until = performance.now() + maxMs
    try {
      return (await lanes.run(lane, async () => {
        const left = until - performance.now()
        if (left <= 0) throw busy()
        return line.ask(question, areas().map(forWorker), left)
      })) as Answers[Kind]
    } catch (error) {
      if (error instanceof LanesFull) throw busy(error)
      if (!(error instanceof WorkerLost)) throw error
      log.warn({ err: error }, 'A question about streets was not answered')
      throw busy(error)
    }
  }

  return {
    reach: (limits) => ask('slow', { kind: 'reach', limits }),
    minutesTo: async (limit, positions) => {
      if (positions.length === 0) return []
      const packed = new Float64Array(2 * positions.length)
      for (const [at, { latitude, longitude }] of positions.entries()) {
        packed[2 * at] = latitude
        packed[2 * at + 1] = longitude
      }
      const minutes = await ask('quick', { kind: 'minutesTo', limit, positions: packed })
      return Array.from(minutes, (one) => (Number.isNaN(one) ? null : one))
    },
    nearby: (position, limit, language) =>
      ask('quick', { kind: 'nearby', position: plain(position), limit, language }),
    addresses: (search) => ask('quick', { kind: 'addresses', search }),
    addressAt: (position, language) =>
      ask('quick', { kind: 'addressAt', position: plain(position), language }),
    close: async () => {
      lanes.close(() => busy())
      await line.close()
    },
  }
}

function forWorker(area: StreetArea): QuestionArea {
  const { name, folder, bounds, version, hasTravel, isInvented } = area
  return { name, folder, bounds, version, hasTravel, isInvented }
}

function plain({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude }
}
