import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ArchiveWriter, BACKUP_FORMAT, readManifest } from './archive.ts'
import { verifyBackup } from './verify-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'))
const whole = join(folder, 'whole.backup')
const manifest = {
  format: BACKUP_FORMAT,
  takenAt: '2026-11-22T12:00:00Z',
  migrations: [],
  tables: [],
  sequences: [],
  files: 3,
}

beforeAll(async () => {
  const writer = new ArchiveWriter(whole)
  for (const key of ['a', 'b', 'c']) {
    const bytes = randomBytes(150_000)
    await writer.addFile(key, 'public', { stream: Readable.from([bytes]), bytes: bytes.length })
  }
  await writer.finish(manifest)
})

afterAll(() => rmSync(folder, { recursive: true }))

it('reads the manifest of a complete archive', async () => {
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(await readManifest(whole)).toEqual({ ...manifest, digest })
})

it('rejects an archive truncated at any point, and survives it', async () => {
  const bytes = readFileSync(whole)
  const cut = join(folder, 'cut.backup')
  const end = bytes.lastIndexOf('manifest.json')
  const faults: unknown[] = []
  process.on('uncaughtException', (fault) => faults.push(fault))
  for (let length = 0; length < end; length += 7_001) {
    writeFileSync(cut, bytes.subarray(0, length))
    await expect(readManifest(cut)).rejects.toThrow(cut)
    await turn()
  }
  expect(faults).toEqual([])
})

it('verifies a whole archive, and finds a single changed bit of a file', async () => {
  let read = 0
  const onBytes = (bytes: number) => {
    read += bytes
  }
  expect(await verifyBackup(whole, onBytes)).toMatchObject({ files: 3 })
  expect(read).toBe(450_000)
  const bytes = readFileSync(whole)
  const changed = join(folder, 'changed.backup')
  const place = 200_000
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(changed, bytes)
  await expect(verifyBackup(changed)).rejects.toThrow('other content')
})

it('rejects an archive with fewer rows or files than it says', async () => {
  const short = join(folder, 'short.backup')
  const writer = new ArchiveWriter(short)
  const rows = join(folder, 'rows.gz')
  writeFileSync(rows, gzipSync('{"id":1}\n{"id":2}\n'))
  await writer.addTable('account', rows)
  const tables = [{ name: 'account', columns: ['id'], rows: 3 }]
  await writer.finish({ ...manifest, tables, files: 0 })
  await expect(verifyBackup(short)).rejects.toThrow('has 2 of 3 rows of account')
})
