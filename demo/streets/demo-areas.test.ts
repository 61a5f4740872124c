import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AREA_FORMAT, areaFiles } from '@hearth/streets/areas/area-file'
import { streetsFolder } from '@hearth/streets/areas/build-area'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_CITIES } from '../seed/region.ts'
import { DEMO_EDITION, townsToDraw } from './demo-areas.ts'
import { planTown } from './plan-town.ts'
import { townElements } from './town-elements.ts'

const bounds = { south: 44, west: -121, north: 45, east: -120 }

test('draws towns without streets, then those of an older edition, and no others', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-streets-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const installed = async (name: string, own: object) => {
    const folder = join(streetsFolder(dataDir), name)
    await mkdir(folder, { recursive: true })
    const texts = { name, version: 'a', attribution: 'Demo streets are invented' }
    const area = { format: AREA_FORMAT, ...texts, bounds, maxZoom: 14, ...own }
    const about = { ...area, hasTravel: true, isInvented: true }
    await writeFile(join(folder, areaFiles.about), JSON.stringify(about))
  }
  await installed('demo-portland-oregon', {})
  await installed('demo-sacramento-california', { edition: DEMO_EDITION })
  await installed('demo-oakland-california', { format: AREA_FORMAT - 1 })
  const names = (await townsToDraw(dataDir)).map(({ name }) => name)
  expect(names).toHaveLength(DEMO_CITIES.length - 1)
  expect(names).not.toContain('Sacramento')
  expect(names.at(-1)).toBe('Portland')
  expect(names).toContain('Oakland')
})

/** Otherwise, demos that have their towns would keep the former ones for ever. */
test('raises the edition when the towns change', async () => {
  const bend = DEMO_CITIES.find(({ name }) => name === 'Bend')
  if (!bend) throw new Error('Bend is no demo city')
  const elements = townElements(await planTown(bend), bend)
  const hash = createHash('sha256')
  for (const node of elements.taggedNodes()) hash.update(JSON.stringify(node))
  for (const { nodes, tags } of elements.ways())
    hash.update(JSON.stringify([Array.from(nodes), tags]))
  for (const relation of elements.relations()) hash.update(JSON.stringify(relation))
  expect({ edition: DEMO_EDITION, hash: hash.digest('hex').slice(0, 12) }).toEqual({
    edition: 2,
    hash: '3ce9e190c028',
  })
})
