import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { connectCommand, connectDatabase } from '@/server/db/connect.ts'
import { FolderInUseError, lockFolder, ownerAddress } from '@/server/db/embedded/folder-lock.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { startProgram } from './killing.ts'

const root = mkdtempSync(join(tmpdir(), 'hearth-lock-'))
const dataDir = join(root, 'data')
const log = silentLogger()
const owners: ChildProcess[] = []

afterEach(async () => {
  for (const owner of owners.splice(0)) await kill(owner)
})

afterAll(() => rmSync(root, { recursive: true }))

async function startOwner(): Promise<ChildProcess> {
  const owner = startProgram('owner.ts', [dataDir])
  owners.push(owner)
  await once(owner.stdout ?? owner, 'data')
  return owner
}

async function kill(owner: ChildProcess): Promise<void> {
  if (owner.exitCode !== null || owner.signalCode !== null) return
  const ended = once(owner, 'exit')
  owner.kill('SIGKILL')
  await ended
}

test('refuses a second process at once and names the first', async () => {
  const owner = await startOwner()
  await expect(connectDatabase({ dataDir }, log)).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${owner.pid}. ` +
      'Stop that process first, or set DATA_DIR to another folder.',
  )
})

test('unlocks the folder after a kill and after a stop', async () => {
  await kill(await startOwner())
  expect(existsSync(ownerAddress(dataDir))).toBe(true)
  const { pool, close } = await connectDatabase({ dataDir }, log)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
  expect(existsSync(ownerAddress(dataDir))).toBe(false)
  expect(existsSync(join(dataDir, 'owner.pid'))).toBe(false)
})

test('runs a command through the running owner, or by itself', async () => {
  const owner = await startOwner()
  const beside = await connectCommand({ dataDir }, log)
  expect(await migrate(beside.pool, log)).not.toEqual([])
  await beside.db.insertInto('setting').values({ key: 'name', value: '"Hearth"' }).execute()
  await beside.close()
  const ended = once(owner, 'exit')
  owner.kill('SIGTERM')
  expect(await ended).toEqual([0, null])

  const alone = await connectCommand({ dataDir }, log)
  expect(await alone.db.selectFrom('setting').select(['key', 'value']).execute()).toEqual([
    { key: 'name', value: 'Hearth' },
  ])
  await expect(connectDatabase({ dataDir }, log)).rejects.toBeInstanceOf(FolderInUseError)
  await alone.close()
})

test('gives the folder to one of many that start after a kill', async () => {
  const folder = join(root, 'contested')
  mkdirSync(folder)
  for (let round = 0; round < 10; round += 1) {
    const left = startProgram('leave-a-lock.ts', [folder])
    await once(left, 'exit')
    expect(existsSync(ownerAddress(folder))).toBe(true)
    const attempts = Array.from({ length: 8 }, () => lockFolder(folder, () => {}))
    const results = await Promise.allSettled(attempts)
    const locks = results.filter((result) => result.status === 'fulfilled')
    expect(locks).toHaveLength(1)
    for (const { value } of locks) await value.release()
  }
})

test('locks a folder whose path is too long for a socket', async () => {
  const folder = join(root, 'a-folder-with-a-long-name'.repeat(4))
  mkdirSync(folder)
  const address = ownerAddress(folder)
  expect(address.startsWith(folder)).toBe(false)
  const lock = await lockFolder(folder, () => {})
  await expect(lockFolder(folder, () => {})).rejects.toBeInstanceOf(FolderInUseError)
  await lock.release()
  await (await lockFolder(folder, () => {})).release()
  expect(existsSync(address)).toBe(false)
  expect(existsSync(dirname(address))).toBe(false)
})
