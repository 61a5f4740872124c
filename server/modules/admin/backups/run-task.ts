import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunFailure } from './run-store.ts'
import type { BackupTask, TaskConfig, TaskMessage } from './task.ts'

type TaskEnd = { state: 'done' } | { state: 'failed'; failure: RunFailure; message: string }

export type RunTask = (
  asked: { task: BackupTask; config: TaskConfig },
  watch: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
) => Promise<TaskEnd>

const ALIAS = new URL('../../../../scripts/alias.mjs', import.meta.url).href
const SCRIPT = fileURLToPath(new URL('./task-process.ts', import.meta.url))

/**
 * Runs a task in a process of its own. Not with less priority: others wait while it has its turn on
 * the embedded database.
 */
export const runInProcess: RunTask = (asked, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return resolve(INTERRUPTED)
    const child = fork(SCRIPT, { execArgv: ['--import', ALIAS], stdio: 'ignore' })
    let end: TaskEnd = INTERRUPTED
    const stop = () => child.kill('SIGKILL')
    signal.addEventListener('abort', stop)
    child.on('message', (message: TaskMessage) => {
      if (message.kind === 'progress') onProgress(message.done, message.total)
      else if (message.kind === 'done') end = { state: 'done' }
      else end = { state: 'failed', failure: message.failure, message: message.message }
    })
    child.once('error', reject)
    child.once('close', () => {
      signal.removeEventListener('abort', stop)
      resolve(end)
    })
    child.send(asked)
  })

const INTERRUPTED: TaskEnd = {
  state: 'failed',
  failure: 'interrupted',
  message: 'The process of the task ended',
}
