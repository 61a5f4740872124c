// Process of one task: it takes memory and time that the provider must not miss.
import { performTask, toRunFailure } from './perform-task.ts'
import type { BackupTask, TaskConfig, TaskMessage } from './task.ts'

const PROGRESS_MS = 500

const send = (message: TaskMessage) => process.send?.(message)
process.once('disconnect', () => process.exit(1))
process.once('message', (asked: { task: BackupTask; config: TaskConfig }) => void run(asked))

async function run({ task, config }: { task: BackupTask; config: TaskConfig }): Promise<void> {
  let reportedAt = 0
  const onProgress = (done: number, total: number) => {
    if (performance.now() - reportedAt < PROGRESS_MS) return
    reportedAt = performance.now()
    send({ kind: 'progress', done, total })
  }
  try {
    await performTask(task, { config, now: () => new Date(), onProgress })
    send({ kind: 'done' })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    send({ kind: 'failed', failure: toRunFailure(error), message })
  }
  process.removeAllListeners('disconnect')
  process.disconnect()
}
