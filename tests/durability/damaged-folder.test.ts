import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { connectDatabase } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

async function makeDatabase(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-damaged-'))
  folders.push(dataDir)
  const { close } = await connectDatabase({ dataDir }, silentLogger())
  await close()
  return dataDir
}

test('explains the damage and the remedy, and unlocks the folder', async () => {
  const dataDir = await makeDatabase()
  writeFileSync(join(dataDir, 'database/global/pg_control'), Buffer.alloc(8192, 7))
  for (const attempt of [1, 2]) {
    await expect(
      connectDatabase({ dataDir }, silentLogger()),
      `attempt ${attempt}`,
    ).rejects.toThrow(
      `The database in ${join(dataDir, 'database')} is damaged and cannot be opened. Restore a backup`,
    )
  }
})

test('reports a folder without a version as no database', async () => {
  const dataDir = await makeDatabase()
  rmSync(join(dataDir, 'database/PG_VERSION'))
  await expect(connectDatabase({ dataDir }, silentLogger())).rejects.toThrow(
    `${join(dataDir, 'database')} is not a database; set DATA_DIR to another folder`,
  )
})
