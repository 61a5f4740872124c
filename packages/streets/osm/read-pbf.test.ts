import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { blob, pbfFile } from '../testing/pbf-file.ts'
import type { Elements, OsmNode, OsmRelation, OsmWay } from './elements.ts'
import { readPbf, UnreadableExtract } from './read-pbf.ts'

const folder = mkdtempSync(join(tmpdir(), 'pbf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(bytes: Uint8Array): string {
  const file = join(folder, `${Math.random()}.osm.pbf`)
  writeFileSync(file, bytes)
  return file
}

const node = (id: number, latitude: number, longitude: number, tags = {}): OsmNode => ({
  id,
  latitude,
  longitude,
  tags,
})
const street: OsmWay = { id: 7, nodes: [3, 1, 2], tags: { highway: 'residential', name: 'Oak' } }
const park: OsmRelation = {
  id: 9,
  members: [
    { type: 'way', id: 7, role: 'outer' },
    { type: 'node', id: 2, role: '' },
  ],
  tags: { type: 'multipolygon', leisure: 'park' },
}

function positionOf(elements: Elements, id: number): [number, number] | null {
  const out: [number, number] = [0, 0]
  return elements.readPosition(id, out) ? out : null
}

test('reads plain and dense nodes, ways and relations in any order', async () => {
  const bytes = pbfFile([
    { relations: [park] },
    { ways: [street] },
    { dense: [node(3, 45.5, -122.6), node(1, 45.25, -122.5, { name: '<b>Stop</b>' })] },
    { plain: [node(2, -33.9, 151.2, { highway: 'bus_stop' })] },
  ])
  const { elements } = await readPbf(fileOf(bytes))
  expect(positionOf(elements, 3)).toEqual([-122.6, 45.5])
  expect(positionOf(elements, 1)).toEqual([-122.5, 45.25])
  expect(positionOf(elements, 2)).toEqual([151.2, -33.9])
  expect(positionOf(elements, 4)).toBeNull()
  const way = elements.way(7)
  expect(way && { ...way, nodes: Array.from(way.nodes) }).toEqual(street)
  expect([...elements.relations()]).toEqual([park])
  expect([...elements.taggedNodes()].map(({ id, tags }) => [id, tags])).toEqual([
    [1, { name: '<b>Stop</b>' }],
    [2, { highway: 'bus_stop' }],
  ])
})

test('the last of objects with one id counts', async () => {
  const bytes = pbfFile([
    { dense: [node(1, 10, 10, { shop: 'bakery' }), node(2, 11, 11)], ways: [street] },
    { dense: [node(4, 1, 1, { shop: 'florist' }), node(3, 1, 1, { shop: 'kiosk' })] },
    { dense: [node(4, 2, 2, { shop: 'books' }), node(2, 2, 2, { shop: 'toys' })] },
    { plain: [node(1, 20, 20)], ways: [{ ...street, tags: { highway: 'primary' } }] },
  ])
  const { elements } = await readPbf(fileOf(bytes))
  expect(positionOf(elements, 1)).toEqual([20, 20])
  expect([...elements.taggedNodes()].map(({ id, latitude, tags }) => [id, latitude, tags])).toEqual(
    [
      [3, 1, { shop: 'kiosk' }],
      [4, 2, { shop: 'books' }],
      [2, 2, { shop: 'toys' }],
    ],
  )
  expect([...elements.ways()].map(({ tags }) => tags)).toEqual([{ highway: 'primary' }])
})

test('nodes off the globe are left out', async () => {
  const { elements } = await readPbf(fileOf(pbfFile([{ plain: [node(1, 91, 0), node(2, 1, 2)] }])))
  expect(positionOf(elements, 1)).toBeNull()
  expect(positionOf(elements, 2)).toEqual([2, 1])
})

test('holds no objects after it is freed', async () => {
  const { elements } = await readPbf(
    fileOf(pbfFile([{ dense: [node(1, 1, 1)] }, { ways: [street] }])),
  )
  elements.free()
  expect(positionOf(elements, 1)).toBeNull()
  expect([...elements.ways(), ...elements.taggedNodes(), ...elements.relations()]).toEqual([])
  expect(elements.way(street.id)).toBeNull()
})

test('refuses an empty file, a text, a history and an unknown compression in plain words', async () => {
  const refusal = async (bytes: Uint8Array) => {
    const error: unknown = await readPbf(fileOf(bytes)).catch((it: unknown) => it)
    expect(error).toBeInstanceOf(UnreadableExtract)
    return error instanceof Error ? error.message : ''
  }
  expect(await refusal(Buffer.alloc(0))).toBe('The file is empty.')
  expect(await refusal(Buffer.from('# A text, not a map\n'.repeat(50)))).toBe(
    'The file is not an OpenStreetMap extract in PBF format.',
  )
  expect(await refusal(pbfFile([], { features: ['HistoricalInformation'] }))).toBe(
    'The file holds the history of the map, not one state of it.',
  )
  expect(await refusal(Buffer.concat([pbfFile([]), blob('OSMData', Buffer.from([0xff, 7]))]))).toBe(
    'The file is damaged: a block cannot be read.',
  )
})

test('reads an extract of the largest size, and nothing of a larger one', async () => {
  const whole = pbfFile([{ dense: [node(1, 1, 1)] }, { ways: [street] }])
  const progress: number[] = []
  const read = (bytes: Uint8Array) =>
    readPbf(fileOf(bytes), ({ read: at }) => progress.push(at), whole.length)
  const { elements } = await read(whole)
  expect([elements.nodeCount, progress.at(-1)]).toEqual([1, whole.length])
  progress.length = 0
  const error: unknown = await read(Buffer.concat([whole, whole])).catch((it: unknown) => it)
  expect(error).toBeInstanceOf(UnreadableExtract)
  expect(error).toMatchObject({
    message: `The extract is larger than ${whole.length / 1e6} MB. Cut it to the region that you serve.`,
  })
  expect(progress).toEqual([])
})

test('a file cut anywhere is refused or read up to there, and never hangs', async () => {
  const whole = pbfFile([{ dense: [node(1, 1, 1), node(2, 2, 2)] }, { ways: [street] }])
  for (let length = 0; length < whole.length; length += 3) {
    const read = readPbf(fileOf(whole.subarray(0, length)))
    const error: unknown = await read.then(
      () => null,
      (it: unknown) => it,
    )
    if (error) expect(error).toBeInstanceOf(UnreadableExtract)
  }
})
