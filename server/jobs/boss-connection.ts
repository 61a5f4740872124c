import type { Pool } from 'pg'
import type { Db } from 'pg-boss'
import type { Listen } from '@/server/db/notifications.ts'

/**
 * The way of pg-boss to the database: our pool, and our ear for notifications if there is one.
 * A missed notification is no loss: it is only a reason to look earlier.
 */
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
 * pg-boss sends whole transactions as one text. When one fails half-way, the connection is left
 * inside it: it is rolled back before anybody else gets the connection.
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
