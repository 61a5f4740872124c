import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pbfFile } from '@hearth/streets/testing/pbf-file'
import { afterAll, expect, test } from 'vitest'
import { runBasemap } from './basemap-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'basemap-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(...parameters: string[]) {
  const said: string[] = []
  const environment = { DATA_DIR: folder, NODE_ENV: 'test' }
  const code = await runBasemap(parameters, { environment, say: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

function extract(name: string, tags: Record<string, string>): string {
  const dense = [0, 1, 2].map((at) => ({
    id: at + 1,
    latitude: 45.5 + at / 1000,
    longitude: -122.6,
    tags: {},
  }))
  const file = join(folder, name)
  writeFileSync(file, pbfFile([{ dense, ways: [{ id: 9, nodes: [1, 2, 3], tags }] }]))
  return file
}

const street = { highway: 'residential', name: 'Oak Street' }

test('builds an area, lists it, names an overlap and removes it', async () => {
  const built = await run(extract('Old Town.osm.pbf', street))
  expect(built.code).toBe(0)
  expect(built.said).toContain('3 points, 1 ways, 0 relations')
  expect(built.said).toContain('old-town is installed')
  const other = await run(extract('other.osm.pbf', street), '--name', 'new-town')
  expect(other.said).toContain('It overlaps old-town')
  const { said } = await run('list')
  expect(said).toMatch(/^new-town {2}.*OpenStreetMap contributors\nold-town {2}/)
  expect(await run('remove', 'new-town')).toEqual({ code: 0, said: 'new-town is removed.' })
  expect(await run('remove', 'new-town')).toEqual({
    code: 1,
    said: 'There is no area "new-town".',
  })
  expect(await run('remove', '../old-town')).toMatchObject({ code: 1 })
})

test('says in plain words what it cannot use, and installs nothing', async () => {
  const missing = await run(join(folder, 'missing.osm.pbf'))
  expect(missing.code).toBe(1)
  expect(missing.said).toContain('Nothing was installed.')
  const park = await run(extract('park.osm.pbf', { leisure: 'park' }))
  expect(park).toMatchObject({ code: 1 })
  expect(park.said).toContain('The extract has no streets. Nothing was installed.')
  const text = join(folder, 'text.pmtiles')
  writeFileSync(text, 'no archive')
  expect((await run(text)).said).toContain('is not a whole PMTiles archive')
  expect(await run(extract('a.osm.pbf', street), '--name', '../a')).toMatchObject({ code: 2 })
  expect((await run()).code).toBe(2)
  expect((await run('list')).said).not.toMatch(/park|text/)
})

test('keeps the installed area when an enormous extract of its name is refused', async () => {
  expect((await run(extract('planet.osm.pbf', street))).code).toBe(0)
  const { said: before } = await run('list')
  const planet = join(folder, 'planet.osm.pbf')
  // A sparse file: it takes no room on the disk.
  truncateSync(planet, 300_000_001)
  const refused = await run(planet)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain(
    'The extract is larger than 300 MB. Cut it to the region that you serve. Nothing was installed.',
  )
  expect(before).toContain('planet')
  expect((await run('list')).said).toBe(before)
  expect(readdirSync(join(folder, 'streets')).filter((name) => name.startsWith('.'))).toEqual([])
})
