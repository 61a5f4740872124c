import { type ChildProcess, fork } from 'node:child_process'

type Limits = {
  /** From the question to the answer. */
  patienceMs: number
  /** Heap limit. */
  maxMegabytes: number
}

const START_PATIENCE_MS = 30_000
const ALIAS = new URL('../../scripts/alias.mjs', import.meta.url).href

/**
 * Lets a process of its own answer one question; undefined if it ends without an answer. Not a thread: V8 ends the
 * whole process when a thread passes its limit by one large allocation, as hostile content can. `file` calls
 * `answerParent`.
 */
export async function askOwnProcess<Answer>(
  file: URL,
  question: unknown,
  { patienceMs, maxMegabytes }: Limits,
): Promise<Answer | undefined> {
  const child = forkAside(file, [`--max-old-space-size=${maxMegabytes}`])
  let late = setTimeout(() => child.kill('SIGKILL'), START_PATIENCE_MS)
  try {
    if ((await nextMessage(child)) !== READY) return undefined
    clearTimeout(late)
    late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.send({ question }, () => {})
    return ((await nextMessage(child)) as { answer: Answer } | undefined)?.answer
  } finally {
    clearTimeout(late)
    child.kill('SIGKILL')
  }
}

const READY = 'ready'

/** Starts a quiet process without secrets. */
export function forkAside(file: URL, nodeOptions: string[] = []): ChildProcess {
  return fork(file, {
    serialization: 'advanced',
    execArgv: ['--import', ALIAS, ...nodeOptions],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  })
}

/** Answers the question that the parent asks. */
export function answerParent<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
): void {
  process.once('message', async ({ question }: { question: Question }) => {
    process.send?.({ answer: await answer(question) })
  })
  process.send?.(READY)
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    child.once('message', resolve)
    child.once('error', () => resolve(undefined))
    child.once('exit', () => resolve(undefined))
  })
}
