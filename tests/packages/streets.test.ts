import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InstalledPackage, installPackage } from './installed-package.ts'

let installed: InstalledPackage

beforeAll(async () => {
  installed = await installPackage('streets')
}, 300_000)
afterAll(() => installed?.remove())

const USE = `
import { installArchive, UnreadableArchive } from '@hearth/streets/areas/archive-area'
import { buildArea, streetsFolder } from '@hearth/streets/areas/build-area'
import { decodeAreas } from '@hearth/streets/geometry/area-code'
import { isInAreas } from '@hearth/streets/geometry/drawn-area'
import { webMercator } from '@hearth/streets/geometry/web-mercator'
import { openStreets } from '@hearth/streets/open-streets'
import { readPbf, UnreadableExtract } from '@hearth/streets/osm/read-pbf'
import { StreetsBusy } from '@hearth/streets/questions/streets-busy'
import { positionAt } from '@hearth/streets/testing/small-elements'
import { smallTown } from '@hearth/streets/testing/small-town'

const folder = streetsFolder('data')
await buildArea(folder, {
  name: 'springfield',
  elements: smallTown(),
  attribution: '© Somebody',
  isInvented: true,
})
const toText = (html) => html
const refusals = [
  await readPbf('package.json').catch((error) => error),
  await installArchive(folder, { name: 'no', file: 'package.json', toText }).catch((error) => error),
]

const streets = await openStreets({ dataDir: 'data' }, console)
const station = { ...positionAt(400, 400), mode: 'foot', minutes: 5, name: 'the station' }
const { x, y } = webMercator(station)
const tile = await streets.tile(14, Math.floor(x * 2 ** 14), Math.floor(y * 2 ** 14))
const { common } = await streets.reach([station])
const reached = decodeAreas(common ?? '') ?? []
const search = { text: '12 oak', limit: 1, near: null, city: '', language: 'en' }
const [found] = await streets.addresses(search)
const nearby = await streets.nearby(positionAt(0, 600), 3, 'en')
const minutes = await streets.minutesTo(station, [positionAt(400, 720), positionAt(0, 0)])
const areas = streets.areas().map(({ name }) => name)
await streets.close()
const closed = await streets.addresses(search).catch((error) => error)
console.log(
  JSON.stringify({
    areas,
    hasTile: (tile?.length ?? 0) > 0,
    isNear: isInAreas(reached, positionAt(400, 500)),
    isFar: isInAreas(reached, positionAt(0, 0)),
    label: found?.label,
    kind: nearby.groups[0]?.kind,
    minutes,
    isBusy: closed instanceof StreetsBusy,
    isRefused: [refusals[0] instanceof UnreadableExtract, refusals[1] instanceof UnreadableArchive],
  }),
)
`

test('has every file that its exports name, its license, and no source', () => {
  const files = installed.files.map((file) => `./${file.replaceAll('\\', '/')}`)
  expect(files).toEqual(expect.arrayContaining(['./LICENSE', './README.md', ...installed.entries]))
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([])
})

test('builds an area and answers questions in plain Node', async () => {
  expect(JSON.parse(await installed.runModule(USE))).toEqual({
    areas: ['springfield'],
    hasTile: true,
    isNear: true,
    isFar: false,
    label: '12 Oak Street',
    kind: 'grocery',
    minutes: [4, null],
    isBusy: true,
    isRefused: [true, true],
  })
})

test('brings its types', async () => {
  await installed.compile(
    `${USE.replace('(html)', '(html: string)').replace("'foot'", "'foot' as const")}
// @ts-expect-error: no limit
await streets.reach(7)`,
  )
})
