import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createElements } from '../osm/element-store.ts'
import { NoStreets } from '../tiles/write-tiles.ts'
import { installArchive, UnreadableArchive } from './archive-area.ts'
import { areaFiles } from './area-file.ts'
import { buildArea, removeArea } from './build-area.ts'
import { openAreaRegistry } from './registry.ts'
import { openTileReader } from './tile-reader.ts'

let streets: string
beforeEach(async () => {
  streets = await mkdtemp(join(tmpdir(), 'streets-'))
})
afterEach(() => rm(streets, { recursive: true, force: true }))

const LOOKS_EVERY_MS = 20
async function openRegistry() {
  const registry = await openAreaRegistry(streets, { warn() {} }, LOOKS_EVERY_MS)
  onTestFinished(registry.close)
  return registry
}

const TILE = { z: 14, x: 2620, y: 5860 }

/** A crossing of two streets in the middle of a tile; `reach` is a share of its side. */
function crossing(name: string, reach = 0.3) {
  const longitude = (x: number) => ((TILE.x + x) / 2 ** 14) * 360 - 180
  const latitude = (y: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * (TILE.y + y)) / 2 ** 14))) * 180) / Math.PI
  const spots = [
    [0.5 - reach, 0.5],
    [0.5, 0.5],
    [0.5 + reach, 0.5],
    [0.5, 0.5 - reach],
    [0.5, 0.5 + reach],
  ]
  const nodes = spots.map(([x = 0, y = 0], at) => ({
    id: at + 1,
    longitude: longitude(x),
    latitude: latitude(y),
  }))
  const ways = [
    { id: 1, nodes: [1, 2, 3], tags: { highway: 'residential', name: 'Main Street' } },
    { id: 2, nodes: [4, 2, 5], tags: { highway: 'residential', name } },
  ]
  return createElements(nodes, ways)
}

const plan = (name: string, street = 'Oak Lane') => ({
  name,
  elements: crossing(street),
  attribution: '© Somebody',
  isInvented: false,
})

type Roads = { name: unknown; lines: [x: number, y: number][][] }[]

/** In shares of the tile's side. */
function roadsOn(tile: Uint8Array | null): Roads {
  const layer = tile && new VectorTile(new PbfReader(gunzipSync(tile))).layers.roads
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => {
    const feature = layer?.feature(at)
    const lines = feature?.loadGeometry() ?? []
    const share = (value: number) => Math.round((value / (feature?.extent ?? 1)) * 100) / 100
    return {
      name: feature?.properties.name,
      lines: lines.map((line) => line.map(({ x, y }) => [share(x), share(y)])),
    }
  })
}

async function namesOn(tile: Uint8Array | null): Promise<unknown[]> {
  const layer = tile && new VectorTile(new PbfReader(gunzipSync(tile))).layers.roads
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => {
    return layer?.feature(at).properties.name
  }).toSorted()
}

test('areas come, are replaced and go while the provider runs', async () => {
  const registry = await openRegistry()
  const tiles = openTileReader()
  const drawn = async () => namesOn(await tiles.tile(registry.areas(), TILE.z, TILE.x, TILE.y))
  expect(registry.areas()).toEqual([])
  const empty = registry.version()
  await buildArea(streets, plan('town'))
  await registry.refresh()
  expect(registry.areas()).toMatchObject([
    { name: 'town', attribution: '© Somebody', hasTravel: true, maxZoom: 14 },
  ])
  expect(await drawn()).toEqual(['Main Street', 'Oak Lane'])
  const first = registry.version()
  expect(first).not.toBe(empty)
  await buildArea(streets, plan('town', 'Elm Lane'))
  await registry.refresh()
  expect(await drawn()).toEqual(['Elm Lane', 'Main Street'])
  expect(registry.version()).not.toBe(first)
  await expect(removeArea(streets, 'town')).resolves.toBe(true)
  await expect(removeArea(streets, 'town')).resolves.toBe(false)
  await expect.poll(() => registry.areas()).toEqual([])
  expect(registry.version()).toBe(empty)
  await tiles.close()
})

test('knows a new area before anybody asks', async () => {
  const registry = await openRegistry()
  await buildArea(streets, plan('town'))
  await expect.poll(() => registry.areas().map(({ name }) => name)).toEqual(['town'])
})

test('overlapping areas are drawn together, what both have once', async () => {
  await buildArea(streets, plan('one', 'Oak Lane'))
  await buildArea(streets, plan('two', 'Elm Lane'))
  const registry = await openRegistry()
  const tiles = openTileReader()
  const tile = await tiles.tile(registry.areas(), TILE.z, TILE.x, TILE.y)
  expect(await namesOn(tile)).toEqual(['Elm Lane', 'Main Street', 'Oak Lane'])
  expect(await tiles.tile(registry.areas(), 14, 1, 1)).toBeNull()
  expect(await tiles.tile(registry.areas(), 16, TILE.x * 4, TILE.y * 4)).toBeNull()
  await tiles.close()
})

test('invented streets step aside where a real area covers them', async () => {
  await buildArea(streets, { ...plan('demo', 'Made Up Lane'), isInvented: true })
  const real = { ...plan('real'), elements: crossing('Oak Lane', 0.1) }
  await buildArea(streets, real)
  const registry = await openRegistry()
  const tiles = openTileReader()
  const roads = roadsOn(await tiles.tile(registry.areas(), TILE.z, TILE.x, TILE.y))
  const invented = roads.find(({ name }) => name === 'Made Up Lane')
  expect(invented?.lines.flat().map(([, y]) => y)).toEqual([0.2, 0.4, 0.6, 0.8])
  expect(roads.map(({ name }) => name)).toContain('Oak Lane')
  await buildArea(streets, { ...real, elements: crossing('Oak Lane', 0.4) })
  await registry.refresh()
  const covered = await tiles.tile(registry.areas(), TILE.z, TILE.x, TILE.y)
  expect(await namesOn(covered)).toEqual(['Main Street', 'Oak Lane'])
  await tiles.close()
})

test('an area that ends before others is magnified', async () => {
  await buildArea(streets, plan('town'))
  const registry = await openRegistry()
  const tiles = openTileReader()
  const [town] = registry.areas()
  if (!town) throw new Error('no town')
  const elsewhere = { south: -2, west: 10, north: -1, east: 11 }
  const other = { ...town, name: 'other', maxZoom: 16, bounds: elsewhere }
  const closer = await tiles.tile([town, other], 15, TILE.x * 2 + 1, TILE.y * 2)
  const roads = roadsOn(closer)
  const spots = roads.find(({ name }) => name === 'Main Street')?.lines.flat()
  expect([spots?.[0], spots?.at(-1)]).toEqual([
    [-0.6, 1],
    [0.6, 1],
  ])
  await tiles.close()
})

test('the old area stays until the new one is whole', async () => {
  await buildArea(streets, plan('town'))
  const nothing = { ...plan('town'), elements: createElements([]) }
  await expect(buildArea(streets, nothing)).rejects.toThrow(NoStreets)
  const registry = await openRegistry()
  expect(registry.areas().map(({ name }) => name)).toEqual(['town'])
  expect(await readdir(streets)).toEqual(['town'])
})

test('what a killed build left is cleaned up, and a broken area is left out', async () => {
  const leftover = join(streets, '.town-abc')
  await mkdir(leftover)
  await utimes(leftover, new Date(0), new Date(0))
  await mkdir(join(streets, 'broken'))
  await writeFile(join(streets, 'broken', areaFiles.about), '{"format":1')
  await buildArea(streets, plan('town'))
  const registry = await openRegistry()
  expect(registry.areas().map(({ name }) => name)).toEqual(['town'])
  expect((await readdir(streets)).toSorted()).toEqual(['broken', 'town'])
})

const toText = (html: string) => html

test('an archive is taken as it is, and other files are refused', async () => {
  await buildArea(streets, plan('town'))
  const archive = join(streets, 'town', areaFiles.tiles)
  const about = await installArchive(streets, { name: 'copy', file: archive, toText })
  expect(about).toMatchObject({ name: 'copy', hasTravel: false, attribution: '© Somebody' })
  const text = join(streets, 'town', areaFiles.about)
  const refused = installArchive(streets, { name: 'text', file: text, toText })
  await expect(refused).rejects.toThrow(UnreadableArchive)
})
