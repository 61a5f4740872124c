import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tags } from '../osm/elements.ts'
import { countingCounts, gridTown, at as meters, smallElements } from '../testing/small-elements.ts'
import { layerNames } from './kinds.ts'
import { NoStreets, writeTiles } from './write-tiles.ts'

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

async function layersAt(archive: PMTiles, z: number, [latitude, longitude]: [number, number]) {
  const count = 2 ** z
  const angle = (latitude * Math.PI) / 180
  const x = Math.floor(((longitude + 180) / 360) * count)
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count)
  const tile = await archive.getZxy(z, x, y)
  if (!tile) return {}
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile.data)))
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties),
    ]),
  )
}

const middle = meters(250, 250)
const town = () => {
  const { positions, ways } = gridTown(
    6,
    100,
    (line, isRow): Tags =>
      line === 0 && isRow
        ? { highway: 'motorway', name: 'Ring', bridge: 'yes', oneway: 'yes' }
        : { highway: 'residential', name: `Street ${line}` },
  )
  return smallElements({
    positions: { ...positions, 900: middle, 901: meters(260, 260) },
    ways,
    nodeTags: {
      900: { place: 'neighbourhood', name: 'Old Town', 'name:ar': 'البلدة القديمة' },
      901: { 'addr:housenumber': '7' },
    },
  })
}

test('writes zooms 6 to 14, each with what is drawn there', async () => {
  const file = join(folder, 'tiles.pmtiles')
  const written = await writeTiles(town(), file, countingCounts(), '© somebody')
  const archive = await reader(file)
  expect(await archive.getHeader()).toMatchObject({ minZoom: 6, maxZoom: 14 })
  expect(await archive.getMetadata()).toMatchObject({ attribution: '© somebody' })
  const kinds = async (z: number) => {
    const { roads = [] } = await layersAt(archive, z, middle)
    return new Set(roads.map(({ kind }) => kind))
  }
  expect(await kinds(6)).toEqual(new Set(['highway']))
  expect(await kinds(11)).toEqual(new Set(['highway']))
  expect(await kinds(14)).toEqual(new Set(['highway', 'minor_road']))
  expect((await layersAt(archive, 14, middle)).buildings).toMatchObject([{ addr_housenumber: '7' }])
  expect((await layersAt(archive, 14, middle)).places).toMatchObject([
    { name: 'Old Town', 'name:ar': 'البلدة القديمة' },
  ])
  expect(await archive.getZxy(15, 16384, 11775)).toBeUndefined()
  expect(written.largestTile).toBeGreaterThan(0)
})

test('leaves names out below zoom 11, bridges and one-way streets below 12', async () => {
  const file = join(folder, 'tiles.pmtiles')
  await writeTiles(town(), file, countingCounts())
  const archive = await reader(file)
  const keys = async (z: number) => {
    const { roads = [] } = await layersAt(archive, z, middle)
    return Object.keys(roads.find(({ kind }) => kind === 'highway') ?? {})
  }
  expect(await keys(10)).not.toContain('name')
  expect(await keys(11)).toContain('name')
  expect(await keys(11)).not.toContain('oneway')
  expect(await keys(12)).toEqual(expect.arrayContaining(['name', 'oneway', 'is_bridge']))
})

test('draws what crosses the edge of a block on both sides', async () => {
  const edge = { 1: meters(0, -300), 2: meters(0, 300) } as Record<number, [number, number]>
  const elements = smallElements({
    positions: edge,
    ways: [{ nodes: [1, 2], tags: { highway: 'primary' } }],
  })
  const file = join(folder, 'tiles.pmtiles')
  await writeTiles(elements, file, countingCounts())
  const archive = await reader(file)
  for (const east of [-200, 200]) {
    expect((await layersAt(archive, 14, meters(0, east))).roads).toHaveLength(1)
  }
})

test('writes only layers of the schema', async () => {
  const file = join(folder, 'tiles.pmtiles')
  await writeTiles(town(), file, countingCounts())
  const names = Object.keys(await layersAt(await reader(file), 14, middle))
  expect(names.filter((name) => !layerNames.some((known) => known === name))).toEqual([])
})

test('refuses an extract without streets and leaves no file', async () => {
  const elements = smallElements({ positions: { 1: middle }, nodeTags: { 1: { natural: 'tree' } } })
  const file = join(folder, 'tiles.pmtiles')
  await expect(writeTiles(elements, file, countingCounts())).rejects.toThrow(NoStreets)
  expect(await readdir(folder)).toEqual([])
})
