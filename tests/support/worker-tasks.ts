import { getPriority } from 'node:os'
import { serveTasks } from '@/server/gateways/process-worker.ts'

/** Tasks of `process-worker.test.ts`, which starts this file. */
const tasks = {
  pid: async () => process.pid,
  priority: async () => getPriority(),
  reverse: async (bytes: Buffer) => Buffer.from(bytes).reverse(),
  fail: async (message: string) => Promise.reject(new Error(message)),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  end: async () => process.kill(process.pid, 'SIGKILL'),
  stall: () => new Promise<never>(() => {}),
}

serveTasks(tasks, { lookMs: 300 })
