import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Logger } from '@/server/log.ts'
import { townsToDraw } from './demo-areas.ts'

const BUILDER = fileURLToPath(new URL('./build-demo-areas.ts', import.meta.url))

/**
 * Draws the demo's streets in a process of its own, where the demo region lives in this database
 * and its towns have none or old ones. Returns how to stop it.
 */
export async function startDemoStreets(
  { dataDir }: { dataDir: string },
  db: Kysely<DB>,
  log: Logger,
): Promise<() => void> {
  if ((await townsToDraw(dataDir)).length === 0 || !(await isDemoRegion(db))) return () => {}
  const builder = fork(BUILDER, [dataDir], { stdio: 'ignore' })
  let isStopped = false
  builder.once('error', (error) => log.warn({ err: error }, 'The demo streets cannot be drawn'))
  builder.once('exit', (code) => {
    if (isStopped) return
    if (code === 0) log.info('The demo streets are ready')
    else log.warn({ code }, 'The demo streets could not be drawn; the next start tries again')
  })
  builder.unref()
  builder.channel?.unref()
  return () => {
    isStopped = true
    builder.kill()
  }
}

/** The demo's agents have addresses that nobody else can have. */
async function isDemoRegion(db: Kysely<DB>): Promise<boolean> {
  const agent = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'like', '%@hearth.example')
    .limit(1)
    .executeTakeFirst()
  return agent !== undefined
}
