import { createProcessWorker } from '@/server/gateways/process-worker.ts'

/** Has a task under way in a process of its own, whose id it tells its parent. */
const worker = createProcessWorker(new URL('./worker-tasks.ts', import.meta.url))
process.send?.(await worker.run('pid'))
await worker.run('stall')
