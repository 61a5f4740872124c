import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/running/free-port.mjs'
import { builtRuntime, residentMegabytes } from '../product.ts'
import { amount, atMost, type Figure } from '../report.ts'

const SECOND_START_SECONDS = 6
const MAX_START_MS = 300_000

/** `npm start` on an empty data folder and again on the result, with the pages built. */
export async function benchStart(): Promise<Figure[]> {
  const { node, env } = await builtRuntime()
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
  const port = await freePort()
  const own = {
    ...env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: `${port}`,
    API_PORT: `${await freePort()}`,
  }
  const start = () => spawn(node, ['scripts/start.mjs'], { env: own, stdio: 'ignore' })
  try {
    const first = await timeStart(start(), port)
    const second = await timeStart(start(), port)
    return [
      { name: 'first start, pages built', value: amount(first.seconds, 's') },
      atMost('second start', second.seconds, SECOND_START_SECONDS, 's'),
      ...Object.entries(second.memory).map(([name, megabytes]) => ({
        name: `${name}: memory after the start`,
        value: amount(megabytes, 'MB'),
      })),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timeStart(product: ChildProcess, port: number) {
  const began = performance.now()
  const ended = once(product, 'exit')
  try {
    while (!(await showsHome(port))) {
      if (product.exitCode !== null) throw new Error(`npm start ended with ${product.exitCode}`)
      if (performance.now() - began > MAX_START_MS) throw new Error('npm start takes too long')
      await sleep(50)
    }
    return { seconds: (performance.now() - began) / 1000, memory: residentMegabytes() }
  } finally {
    product.kill('SIGINT')
    await ended
  }
}

async function showsHome(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok
  } catch {
    return false
  }
}
