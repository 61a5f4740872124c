import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { getConstructionPlans } from 'pg-boss'
import type { DB } from '@/generated/database.ts'

type Facts = Partial<{
  name: string
  state: 'created' | 'active' | 'retry' | 'failed' | 'completed'
}>

/** A job in a queue of its own policy, whose tables are made if they are missing; returns its id. */
export async function queuedJob(
  db: Kysely<DB>,
  { name = 'mail.send', state = 'failed' }: Facts = {},
  policy: 'standard' | 'exclusive' = 'standard',
): Promise<string> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('queue.job') is not null as has`.execute(db)
  if (!rows[0]?.has) await sql.raw(getConstructionPlans('queue')).execute(db)
  const options = JSON.stringify({ policy })
  await sql`select queue.create_queue(${name}, ${options}::jsonb)`.execute(db)
  const id = randomUUID()
  const output = JSON.stringify({ message: 'The mail server refused the connection' })
  await sql`
    insert into queue.job (id, name, state, policy, data, output, retry_count, retry_limit, start_after, started_on, completed_on)
    values (${id}, ${name}, ${state}, ${policy}, '{}', ${state === 'created' ? null : output}::jsonb, 2, 2,
      now() + ${state === 'retry' ? '1 hour' : '0'}::interval, now(), ${state === 'failed' ? new Date() : null})`.execute(
    db,
  )
  return id
}
