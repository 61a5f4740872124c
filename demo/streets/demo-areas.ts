import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { areaFiles } from '@/server/streets/areas/area-file.ts'
import { buildArea, streetsFolder } from '@/server/streets/areas/build-area.ts'
import { DEMO_CITIES, type DemoCity } from '../seed/region.ts'
import { planTown } from './plan-town.ts'
import { townElements } from './town-elements.ts'

/** Builds the street areas of the demo's towns that are not there yet. */
export async function buildDemoAreas(
  dataDir: string,
  say: (line: string) => void = () => {},
): Promise<void> {
  const streets = streetsFolder(dataDir)
  for (const city of missingTowns(dataDir)) {
    const elements = townElements(await planTown(city), city)
    const attribution = 'Demo streets are invented'
    await buildArea(streets, { name: areaName(city), elements, attribution, isInvented: true })
    say(`The streets of ${city.name} are drawn`)
  }
}

export function missingTowns(dataDir: string): DemoCity[] {
  const folder = (city: DemoCity) => join(streetsFolder(dataDir), areaName(city))
  return DEMO_CITIES.filter((city) => !existsSync(join(folder(city), areaFiles.about)))
}

function areaName({ name, state }: DemoCity): string {
  return `demo-${name}-${state}`.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
