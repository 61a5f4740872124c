import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterAll, expect, test } from 'vitest'
import { ArchiveFile } from '../areas/archive-file.ts'
import { openCounts } from '../areas/counts.ts'
import { createElements } from '../osm/element-store.ts'
import type { OsmNode, OsmRelation, OsmWay, Tags } from '../osm/elements.ts'
import { NoStreets, writeTiles } from './write-tiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A tile of zoom 14 and positions inside it, from 0 to 1. */
const TILE = { z: 14, x: 2620, y: 5860 }
const longitudeOf = (x: number) => ((TILE.x + x) / 2 ** 14) * 360 - 180
const latitudeOf = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * (TILE.y + y)) / 2 ** 14))) * 180) / Math.PI

function world() {
  const nodes: OsmNode[] = []
  const ways: OsmWay[] = []
  const relations: OsmRelation[] = []
  const node = (x: number, y: number, tags: Tags = {}) => {
    nodes.push({ id: nodes.length + 1, longitude: longitudeOf(x), latitude: latitudeOf(y), tags })
    return nodes.length
  }
  const way = (refs: number[], tags: Tags) => {
    ways.push({ id: 100 + ways.length, nodes: refs, tags })
    return 99 + ways.length
  }
  const box = (x: number, y: number, size: number, tags: Tags) => {
    const ring = [node(x, y), node(x + size, y), node(x + size, y + size), node(x, y + size)]
    return way([...ring, ring[0] ?? 0], tags)
  }
  return { nodes, ways, relations, node, way, box }
}

let files = 0

async function written({ nodes, ways, relations }: ReturnType<typeof world>) {
  files += 1
  const file = join(folder, `${files}.pmtiles`)
  const counts = openCounts()
  const report = await writeTiles(
    createElements(nodes, ways, relations),
    file,
    counts,
    '© Somebody',
  )
  const source = new ArchiveFile(file)
  const archive = new PMTiles(source)
  const featuresAt = async (z: number, layer: string) => {
    const by = 2 ** (14 - z)
    const tile = await archive.getZxy(z, Math.floor(TILE.x / by), Math.floor(TILE.y / by))
    const found = tile ? new VectorTile(new PbfReader(tile.data)).layers[layer] : undefined
    return Array.from({ length: found?.length ?? 0 }, (_, at) => found?.feature(at)).flatMap(
      (it) => (it ? [it] : []),
    )
  }
  return { report, counts, archive, featuresAt, close: () => source.close() }
}

test('roads come with class, name in its languages and direction; wide views drop the names', async () => {
  const map = world()
  const tags = {
    highway: 'primary',
    name: 'Main Street',
    'name:ar': 'الشارع الرئيسي',
    oneway: 'yes',
  }
  map.way([map.node(0.1, 0.5), map.node(0.9, 0.5)], tags)
  map.way([map.node(0.1, 0.1), map.node(0.2, 0.1)], { highway: 'residential', name: 'Oak Lane' })
  const { featuresAt, report, archive, close } = await written(map)
  const near = await featuresAt(14, 'roads')
  expect(near.map(({ properties }) => properties)).toContainEqual({
    kind: 'major_road',
    kind_detail: 'primary',
    name: 'Main Street',
    'name:ar': 'الشارع الرئيسي',
    oneway: true,
    min_zoom: 8,
  })
  expect(near).toHaveLength(2)
  const [wide, ...none] = await featuresAt(9, 'roads')
  expect(none).toEqual([])
  expect(wide?.properties).toEqual({ kind: 'major_road', kind_detail: 'primary', min_zoom: 8 })
  expect(await archive.getMetadata()).toMatchObject({ attribution: '© Somebody' })
  expect(report).toMatchObject({ minZoom: 6, maxZoom: 14 })
  await close()
})

test('pieces of one street are joined; one-way pieces only head to tail', async () => {
  const map = world()
  const [a, b, c, d] = [0.1, 0.3, 0.5, 0.7].map((x) => map.node(x, 0.5))
  const oak = { highway: 'residential', name: 'Oak Lane' }
  map.way([a ?? 0, b ?? 0], oak)
  map.way([c ?? 0, b ?? 0], oak)
  map.way([c ?? 0, d ?? 0], oak)
  const elm = { highway: 'residential', name: 'Elm Lane', oneway: 'yes' }
  const [e, f, g] = [0.1, 0.3, 0.5].map((x) => map.node(x, 0.8))
  map.way([e ?? 0, f ?? 0], elm)
  map.way([g ?? 0, f ?? 0], elm)
  const { featuresAt, close } = await written(map)
  const names = (await featuresAt(14, 'roads')).map(({ properties }) => properties.name)
  expect(names.toSorted()).toEqual(['Elm Lane', 'Elm Lane', 'Oak Lane'])
  await close()
})

test('areas of several ways keep their holes, and broken ones are counted', async () => {
  const map = world()
  map.way([map.node(0, 0.95), map.node(1, 0.95)], { highway: 'residential' })
  const corners = [map.node(0.2, 0.2), map.node(0.8, 0.2), map.node(0.8, 0.8), map.node(0.2, 0.8)]
  const [a = 0, b = 0, c = 0, d = 0] = corners
  const outer = [map.way([a, b, c], {}), map.way([a, d, c], {})]
  const inner = map.box(0.4, 0.4, 0.2, {})
  const member = (id: number, role: string) => ({ type: 'way' as const, id, role })
  const park = { type: 'multipolygon', leisure: 'park', name: 'Green' }
  map.relations.push({
    id: 1,
    members: [...outer.map((id) => member(id, 'outer')), member(inner, 'inner')],
    tags: park,
  })
  map.relations.push({ id: 2, members: [member(outer[0] ?? 0, 'outer')], tags: park })
  map.relations.push({ id: 3, members: [member(99_999, 'outer')], tags: park })
  const { featuresAt, counts, close } = await written(map)
  const [green, ...others] = await featuresAt(14, 'landuse')
  expect(others).toEqual([])
  expect(green?.properties.kind).toBe('park')
  expect(green?.loadGeometry()).toHaveLength(2)
  expect(counts.skipped).toEqual({
    'areas whose outline is not closed': 1,
    'parts of areas that the extract lacks': 1,
  })
  await close()
})

test('a building of an impossible size is left out, and its number stays', async () => {
  const map = world()
  map.way([map.node(0, 0.95), map.node(1, 0.95)], { highway: 'residential' })
  map.box(0.1, 0.1, 0.7, { building: 'yes' })
  map.box(0.9, 0.9, 0.005, { building: 'yes', 'addr:housenumber': '12' })
  const { featuresAt, counts, close } = await written(map)
  const found = (await featuresAt(14, 'buildings')).map(({ properties }) => properties)
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['address', 'building'])
  expect(counts.skipped).toEqual({ 'buildings of an impossible size': 1 })
  await close()
})

test('a map without streets is refused', async () => {
  const map = world()
  map.box(0.1, 0.1, 0.2, { leisure: 'park' })
  await expect(written(map)).rejects.toThrow(NoStreets)
})
