import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceContext } from '@/server/actor.ts'
import { loadConfig } from '@/server/config.ts'
import { createLogger } from '@/server/log.ts'
import { startProvider } from '@/server/start-provider.ts'
import { percentile } from './one-client.ts'

export const print = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Runs `work` as an administrator on an empty marketplace, which is deleted afterwards;
 * `DATABASE_URL` of an empty database measures PostgreSQL.
 */
export async function onEmptyMarketplace(
  work: (context: ServiceContext) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
  const { DATABASE_URL } = process.env
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL, DEMO_REGION: '0' })
  const log = createLogger({ write: () => {} })
  const { deps, close } = await startProvider(config, log, () => process.exit(1))
  try {
    await work({
      deps,
      log,
      viewer: { kind: 'member', id: 1, role: 'administrator', withheldRole: null, tokenId: 1 },
      language: 'en',
      origin: '',
      clientAddress: '',
      isLocal: true,
      userAgent: undefined,
      timeZone: undefined,
    })
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Prints milliseconds of the clock, and of the processor, which a busy machine changes less. */
export async function timeService(
  name: string,
  rounds: number,
  work: () => unknown,
): Promise<void> {
  const took: number[] = []
  const used: number[] = []
  await work()
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
    const { user, system } = process.cpuUsage(before)
    used.push((user + system) / 1000)
  }
  const words = [0, 0.5, 0.95].map((share) => percentile(took, share).toFixed(1))
  const cpu = [0.5, 0.95].map((share) => percentile(used, share).toFixed(1))
  print(
    `${name}: best ${words[0]}, median ${words[1]}, p95 ${words[2]} ms; processor median ${cpu[0]}, p95 ${cpu[1]} ms`,
  )
}
