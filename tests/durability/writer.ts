// Stands for the api process in the tests that kill it: writes receipts, and says each number only
// when the database has acknowledged it. Usage: writer.ts <data folder> [database address]
import { writeSync } from 'node:fs'
import { connectDatabase } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const LINES_EVERY = 5
const CHECKPOINT_EVERY = 100

const { pool } = await connectDatabase({ dataDir, databaseUrl }, silentLogger())
const { rows } = await pool.query<{ next: number }>(
  'select coalesce(max(id), 0) + 1 as next from receipt',
)
try {
  for (let id = rows[0]?.next ?? 1; ; id += 1) {
    await write(id)
    writeSync(1, `${id}\n`)
    if (id % CHECKPOINT_EVERY === 0) await pool.query('checkpoint')
  }
} catch {
  // The server was killed.
}

async function write(id: number): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('insert into receipt (id, note) values ($1, $2)', [id, `receipt ${id}`])
  if (id % LINES_EVERY === 0) {
    await client.query('insert into receipt_line (receipt_id, note) values ($1, $2)', [id, 'line'])
  }
  await client.query('commit')
  client.release()
}
