import { DEMO_CITIES } from '@/demo/seed/region.ts'
import { createGazetteer, type Gazetteer, type KnownPlace } from '@/domain/wishes/gazetteer.ts'

/** Names of the base map in Arabic. */
const ARABIC: Readonly<Record<string, string>> = {
  Boise: 'بويزي',
  Bend: 'بيند',
  Eugene: 'يوجين',
  Washington: 'واشنطن',
}

const TOWNS = ['Seattle', 'Corvallis', 'Kirkland', 'Berlin', 'Mobile', 'August', 'Normal', 'Orange']

/** Places of the demo region, and towns of the base map without listings. */
export function demoGazetteer(): Gazetteer {
  const names = (list: readonly string[]) => [...new Set(list)]
  const toPlaces = (kind: KnownPlace['kind'], list: readonly string[]): KnownPlace[] =>
    names(list).map((name) => ({
      kind,
      name,
      also: ARABIC[name] ? [ARABIC[name]] : [],
      hasListings: true,
    }))
  return createGazetteer([
    ...toPlaces('state', DEMO_CITIES.map(({ state }) => state)),
    ...toPlaces('city', DEMO_CITIES.map(({ name }) => name)),
    ...toPlaces('neighborhood', DEMO_CITIES.flatMap(({ districts }) => districts)),
    ...TOWNS.map((name) => ({ kind: 'city' as const, name, hasListings: false })),
  ])
}
