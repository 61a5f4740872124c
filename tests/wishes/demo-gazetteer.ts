import { DEMO_CITIES } from '@/demo/seed/region.ts'
import { createGazetteer, type Gazetteer, type KnownPlace } from '@/domain/wishes/gazetteer.ts'

/** Names of the base map in Arabic. */
const ARABIC: Readonly<Record<string, string>> = {
  Boise: 'بويزي',
  Bend: 'بيند',
  Eugene: 'يوجين',
  Washington: 'واشنطن',
  Portland: 'بورتلاند',
  Seattle: 'سياتل',
}

const TOWNS = ['Seattle', 'Corvallis', 'Kirkland', 'Berlin', 'Mobile', 'August', 'Normal', 'Orange']

/** Places of the demo region, and towns of the base map without listings. */
export function demoGazetteer(): Gazetteer {
  const names = (list: readonly string[]) => [...new Set(list)]
  const toPlaces = (kind: KnownPlace['kind'], list: readonly string[], hasListings = true) =>
    names(list).map((name) => ({
      kind,
      name,
      also: ARABIC[name] ? [ARABIC[name]] : [],
      hasListings,
    }))
  return createGazetteer([
    ...toPlaces(
      'state',
      DEMO_CITIES.map(({ state }) => state),
    ),
    ...toPlaces(
      'city',
      DEMO_CITIES.map(({ name }) => name),
    ),
    ...toPlaces(
      'neighborhood',
      DEMO_CITIES.flatMap(({ districts }) => districts),
    ),
    ...toPlaces('city', TOWNS, false),
  ])
}
