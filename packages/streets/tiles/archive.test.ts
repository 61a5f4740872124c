import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles, type Source, tileIdToZxy, zxyToTileId } from 'pmtiles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openArchiveWriter } from './archive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function reader(file: string): Promise<PMTiles> {
  const bytes = await readFile(file)
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  }
  return new PMTiles(source)
}

test('an archive gives back thousands of tiles added in any order', async () => {
  const file = join(folder, 'many.pmtiles')
  const writer = await openArchiveWriter(file)
  const ids = Array.from({ length: 16_384 }, (_, at) => (at * 5003) % 16_384)
  const first = zxyToTileId(7, 0, 0)
  const content = (id: number) => new TextEncoder().encode(`tile ${id % 9000}`)
  for (const id of ids) await writer.add(first + id, content(id))
  const bounds = { south: 10, west: 20, north: 30, east: 40 }
  const { tiles, bytes } = await writer.finish({
    minZoom: 7,
    maxZoom: 7,
    bounds,
    metadata: { name: 'many' },
  })
  const archive = await reader(file)
  expect(tiles).toBe(16_384)
  expect((await readFile(file)).length).toBe(bytes)
  expect(await archive.getHeader()).toMatchObject({
    minLat: 10,
    minLon: 20,
    maxLat: 30,
    maxLon: 40,
    minZoom: 7,
    maxZoom: 7,
    numAddressedTiles: 16_384,
    numTileContents: 9000,
  })
  for (const id of [0, 1, 8999, 9000, 16_383]) {
    const tile = await archive.getZxy(...tileIdToZxy(first + id))
    expect(new Uint8Array(tile?.data ?? new ArrayBuffer(0))).toEqual(content(id))
  }
  expect(await readdir(folder)).toEqual(['many.pmtiles'])
})
