import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ArchiveWriter, BACKUP_FORMAT, readManifest } from './archive.ts'

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
  expect(await readManifest(whole)).toEqual(manifest)
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
