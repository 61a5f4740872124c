import { Worker } from 'node:worker_threads'
import type { Answered, Answers, Asked, Question, QuestionArea, QuestionKind } from './question.ts'

/** The worker ended while it had a question, or took too long for it. */
export class WorkerLost extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'WorkerLost'
  }
}

export type WorkerLine = {
  /** One question at a time. Throws WorkerLost. */
  ask: (
    question: Question,
    areas: readonly QuestionArea[],
    maxMs: number,
  ) => Promise<Answers[QuestionKind]>
  close: () => Promise<void>
}

/** Starts a worker for the first question, and another after one is lost. */
export function openWorkerLine(
  options: { file: URL; maxBytes: number },
  warn: (text: string) => void,
): WorkerLine {
  let worker: Worker | undefined
  let last = 0
  const start = () => {
    const started = new Worker(options.file, {
      workerData: { maxBytes: options.maxBytes },
    })
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    // Also told to the question at hand; without one, it only ends.
    started.on('error', (error) => warn(error instanceof Error ? error.message : String(error)))
    // An idle worker must not keep a process from ending.
    started.unref()
    return started
  }
  const end = async () => {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  return {
    ask: async (question, areas, maxMs) => {
      worker ??= start()
      last += 1
      worker.ref()
      try {
        return await reply(worker, { id: last, question, areas }, maxMs, warn)
      } catch (error) {
        if (error instanceof WorkerLost) await end()
        throw error
      } finally {
        worker?.unref()
      }
    },
    close: end,
  }
}

function reply(
  worker: Worker,
  asked: Asked,
  maxMs: number,
  warn: (text: string) => void,
): Promise<Answers[QuestionKind]> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => lose('A question about streets took too long'), maxMs)
    const settle = () => {
      clearTimeout(late)
      worker.off('message', onMessage).off('exit', onExit)
    }
    const lose = (reason: string) => {
      settle()
      reject(new WorkerLost(reason))
    }
    const onExit = () => lose('The worker of streets ended')
    const onMessage = (answered: Answered) => {
      if ('warning' in answered) return warn(answered.warning)
      if (answered.id !== asked.id) return
      settle()
      if ('answer' in answered) resolve(answered.answer)
      else reject(new Error(answered.problem))
    }
    worker.on('message', onMessage).once('exit', onExit)
    const { question } = asked
    worker.postMessage(asked, question.kind === 'minutesTo' ? [question.positions.buffer] : [])
  })
}
