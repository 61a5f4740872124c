// Stands for a product in use while a backup is taken: stores files and the rows that name them, takes
// some away again, and says each number once it is acknowledged. Usage: backup-writer.ts
import { createHash } from 'node:crypto'
import { loadConfig } from '@/server/config.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { silentLogger } from '@/server/log.ts'

const config = loadConfig(process.env)
const { pool } = await connectDatabase(config, silentLogger())
await migrate(pool, silentLogger())
const files = openFileStore(config)
const KEPT = 40

for (let number = 1; ; number += 1) {
  await write(number)
  if (number > KEPT) await remove(number - KEPT)
  process.stdout.write(`${number}\n`)
}

function keyOf(number: number): string {
  return `file-${number}.txt`
}

async function write(number: number): Promise<void> {
  const content = Buffer.from(`content of ${number}\u2028`)
  await files.put(keyOf(number), content, { mime: 'text/plain', visibility: 'private' })
  const client = await pool.connect()
  await client.query('begin')
  await client.query(
    `insert into stored_file (key, visibility, name, mime, bytes, sha256)
     values ($1, 'private', $1, 'text/plain', $2, $3)`,
    [keyOf(number), content.length, createHash('sha256').update(content).digest('hex')],
  )
  await client.query(
    `insert into contact_message (first_name, last_name, email, subject, message)
     values ('A', E'B\u2028', 'a@example.org', $1, 'x')`,
    [String(number)],
  )
  await client.query('commit')
  client.release()
}

/** The row first, as the product does it. */
async function remove(number: number): Promise<void> {
  await pool.query('delete from stored_file where key = $1', [keyOf(number)])
  await files.remove(keyOf(number), 'private')
}
