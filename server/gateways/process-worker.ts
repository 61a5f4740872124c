import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { forkAside } from './own-process.ts'

/** The lowest: its work still gets every idle core. */
const NICENESS = 19
/** Milliseconds. */
const IDLE_MS = 60_000

type Question = { id: number; name: string; args: unknown[] }
type Answer = { id: number; value: unknown } | { id: number; error: Error }
type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

type Task = (...args: unknown[]) => Promise<unknown>
/** Tasks by name; their arguments and results must be cloneable. */
export type Tasks = Record<string, (...args: never[]) => Promise<unknown>>

/** The process ended before it answered, each time it was asked. */
export class WorkerEnded extends Error {
  constructor() {
    super('The process ended without an answer')
    this.name = 'WorkerEnded'
  }
}

export type ProcessWorker = {
  /** Rejects with the task's error, or with WorkerEnded. */
  run(name: string, ...args: unknown[]): Promise<unknown>
}

/**
 * Runs native work in a process of its own, at low priority, so that nothing in it can stall or end
 * this one. It starts with the first task and ends after a minute without one. If it ends during a
 * task, that task is tried once more, alone in another process. `file` calls `serveTasks`.
 */
export function createProcessWorker(file: URL): ProcessWorker {
  let current: WorkerProcess | undefined

  async function ask(question: Omit<Question, 'id'>): Promise<unknown> {
    if (!current || current.isOver) current = new WorkerProcess(file)
    const answer = await current.ask(question)
    if (answer !== ENDED) return answer
    // Alone: a task that ends its process ends no others twice.
    const own = new WorkerProcess(file)
    try {
      const second = await own.ask(question)
      if (second === ENDED) throw new WorkerEnded()
      return second
    } finally {
      own.end()
    }
  }

  return { run: (name, ...args) => ask({ name, args }) }
}

const ENDED = Symbol('ended')

class WorkerProcess {
  isOver = false
  private readonly child: ChildProcess
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  private idle: NodeJS.Timeout | undefined

  constructor(file: URL) {
    this.child = forkAside(file)
    this.child.on('message', (answer: Answer) => this.settle(answer))
    this.child.once('error', () => this.end())
    this.child.once('exit', () => this.end())
  }

  ask(question: Omit<Question, 'id'>): Promise<unknown> {
    this.last += 1
    const id = this.last
    clearTimeout(this.idle)
    this.child.ref()
    this.child.channel?.ref()
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.child.send({ ...question, id } satisfies Question, (error) => {
        if (error) this.end()
      })
    })
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('error' in answer) waiting?.reject(answer.error)
    else waiting?.resolve(answer.value)
    if (this.waiting.size > 0) return
    // This process may end while the other only waits.
    this.child.unref()
    this.child.channel?.unref()
    this.idle = setTimeout(() => this.end(), IDLE_MS).unref()
  }

  end(): void {
    this.isOver = true
    clearTimeout(this.idle)
    this.child.kill('SIGKILL')
    for (const { resolve } of this.waiting.values()) resolve(ENDED)
    this.waiting.clear()
  }
}

/** Microseconds of processor time that waiting alone does not take. */
const STALLED_US = 10_000

/**
 * Answers the parent's tasks. Ends with it, when its tasks took no processor time for `lookMs`, and
 * when one takes longer than `patienceMs`: libvips can wait for ever for one of its own threads
 * (lovell/sharp #4486).
 */
export function serveTasks(tasks: Tasks, { lookMs = 15_000, patienceMs = 300_000 } = {}): void {
  setPriority(NICENESS)
  /** Start of each task that is under way, oldest first. */
  const starts = new Map<number, number>()
  let used = usedMicroseconds()
  process.once('disconnect', killSelf)
  setInterval(() => {
    const before = used
    used = usedMicroseconds()
    const [oldest] = starts.values()
    if (oldest === undefined) return
    const isLate = performance.now() - oldest > patienceMs
    if (isLate || used - before < STALLED_US) killSelf()
  }, lookMs).unref()
  process.on('message', async ({ id, name, args }: Question) => {
    // The first look after a quiet time says nothing.
    if (starts.size === 0) used = Number.NEGATIVE_INFINITY
    starts.set(id, performance.now())
    process.send?.(await answer(tasks, { id, name, args }))
    starts.delete(id)
  })
}

async function answer(tasks: Tasks, { id, name, args }: Question): Promise<Answer> {
  try {
    const task = tasks[name] as Task | undefined
    return { id, value: await task?.(...args) }
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

function usedMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** An orderly exit would wait for the stalled thread. */
function killSelf(): void {
  process.kill(process.pid, 'SIGKILL')
}
