import { getPriority } from 'node:os'
import { serveTasks } from '@/server/gateways/process-worker.ts'

/** Tasks of `process-worker.test.ts`, which starts this file. */
const tasks = {
  pid: async () => process.pid,
  priority: async () => getPriority(),
  reverse: async (bytes: Buffer) => Buffer.from(bytes).reverse(),
  fail: async (message: string) => Promise.reject(new Error(message)),
  reverseLater: async (bytes: Buffer) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return Buffer.from(bytes).reverse()
  },
  end: async () => process.kill(process.pid, 'SIGKILL'),
  spin: async () => {
    for (;;) {
      const end = performance.now() + 10
      while (performance.now() < end);
      await new Promise((resolve) => setImmediate(resolve))
    }
  },
  stall: () => new Promise<never>(() => {}),
}

serveTasks(tasks, { lookMs: 300, patienceMs: 600 })
