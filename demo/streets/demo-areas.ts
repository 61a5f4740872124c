import { join } from 'node:path'
import { readAreaFile } from '@hearth/streets/areas/area-file'
import { buildArea, streetsFolder } from '@hearth/streets/areas/build-area'
import { DEMO_CITIES, type DemoCity } from '../seed/region.ts'
import { planTown } from './plan-town.ts'
import { townElements } from './town-elements.ts'

/** Raised when the towns change, so that older ones are drawn anew: 2 has borders of districts. */
export const DEMO_EDITION = 2

/** Builds the street areas of the demo's towns that are not there yet, or are of an older edition. */
export async function buildDemoAreas(
  dataDir: string,
  say: (line: string) => void = () => {},
): Promise<void> {
  const streets = streetsFolder(dataDir)
  for (const city of await townsToDraw(dataDir)) {
    await buildArea(streets, {
      name: areaName(city),
      elements: townElements(await planTown(city), city),
      attribution: 'Demo streets are invented',
      isInvented: true,
      edition: DEMO_EDITION,
    })
    say(`The streets of ${city.name} are drawn`)
  }
}

/** Towns without streets first. */
export async function townsToDraw(dataDir: string): Promise<DemoCity[]> {
  const editions = await Promise.all(DEMO_CITIES.map((city) => findEdition(dataDir, city)))
  const withEdition = (wanted: (edition: number) => boolean) =>
    DEMO_CITIES.filter((_, at) => wanted(editions[at] ?? 0))
  return [
    ...withEdition((edition) => edition === 0),
    ...withEdition((edition) => edition > 0 && edition < DEMO_EDITION),
  ]
}

/** 0 where there is no area that this version can read. */
async function findEdition(dataDir: string, city: DemoCity): Promise<number> {
  try {
    return (await readAreaFile(join(streetsFolder(dataDir), areaName(city)))).edition ?? 1
  } catch {
    return 0
  }
}

function areaName({ name, state }: DemoCity): string {
  return `demo-${name}-${state}`.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
