import type { Pool } from 'pg'
import type { Db } from 'pg-boss'
import type { Listen } from '@/server/db/notifications.ts'

/** A missed notification is harmless: polling finds the job. */
export function sqlExecutor(pool: Pool, listen: Listen | undefined): Db {
  return {
    executeSql: (text, values) => execute(pool, text, values),
    ...(listen
      ? {
          async listen(channel, heard) {
            return { close: await listen(channel, heard) }
          },
        }
      : {}),
  }
}

/**
 * pg-boss sends whole transactions as one text; a failed one stays open, so it is rolled back
 * before the connection returns to the pool.
 */
async function execute(pool: Pool, text: string, values?: unknown[]) {
  const client = await pool.connect()
  try {
    const result = await client.query(text, values)
    client.release()
    return result
  } catch (error) {
    const rolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!rolledBack)
    throw error
  }
}
