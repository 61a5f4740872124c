import type { OsmRelation, Tags } from '../osm/elements.ts'
import { at, gridTown, type SmallWay, smallElements } from './small-elements.ts'

const ROWS = ['Oak Street', 'Elm Street', 'Maple Avenue', 'North High Street', 'Calle de Alcalá']
const COLUMNS = ['First Avenue', 'Second Avenue', 'Third Avenue', 'Hauptstraße', 'شارع النيل']

/**
 * Five by five streets, 200 meters apart, in the city of Springfield with the neighborhoods Riverside
 * in the south and Uptown in the north. Far in the east a second Oak Street.
 */
export function smallTown() {
  const town = gridTown(5, 200, (line, isRow) => ({
    highway: 'residential',
    name: (isRow ? ROWS : COLUMNS)[line] ?? '',
    ...(line === 0 && isRow ? { 'name:es': 'Calle del Roble' } : {}),
  }))
  const positions: Record<number, readonly [number, number]> = {
    ...town.positions,
    100: at(400, 400),
    101: at(100, 400),
    102: at(700, 400),
    103: at(210, 405),
    110: at(10, 100),
    111: at(-10, 120),
    112: at(10, 300),
    113: at(-10, 320),
    114: at(710, 50),
    115: at(10, 5100),
    120: at(390, 210),
    121: at(10, 600),
    122: at(600, 790),
    123: at(12, 605),
    130: at(0, 5000),
    131: at(0, 5400),
    140: at(450, 450),
    141: at(450, 550),
    142: at(550, 550),
    143: at(550, 450),
    150: at(0, 5200),
  }
  const house = (number: string, more: Tags = {}): Tags => ({
    'addr:housenumber': number,
    'addr:street': 'Oak Street',
    'addr:postcode': '43001',
    'addr:state': 'Ohio',
    'addr:country': 'US',
    ...more,
  })
  const nodeTags: Record<number, Tags> = {
    100: { place: 'city', name: 'Springfield', 'name:ar': 'سبرينغفيلد' },
    101: { place: 'neighbourhood', name: 'Riverside' },
    102: { place: 'neighbourhood', name: 'Uptown' },
    103: { railway: 'station', name: 'Union Station' },
    110: house('12'),
    111: house('13'),
    112: house('20'),
    113: house('15;17'),
    114: house('5', { 'addr:street': 'North High Street', 'addr:postcode': '43002' }),
    115: house('12', { 'addr:postcode': '43009' }),
    120: { shop: 'supermarket', name: '<b>Fresh</b> & Co' },
    121: { highway: 'bus_stop', name: 'Oak & Hauptstraße' },
    122: { amenity: 'school', name: 'Uptown School', 'name:de': 'Schule Uptown' },
    123: { highway: 'bus_stop', name: 'Oak & Hauptstraße' },
    150: { place: 'neighbourhood', name: 'Eastend' },
  }
  const ways: SmallWay[] = [
    ...town.ways,
    { nodes: [130, 131], tags: { highway: 'residential', name: 'Oak Street' } },
    { nodes: [5, 130], tags: { highway: 'secondary' } },
    { nodes: [140, 141, 142, 143, 140], tags: { leisure: 'park', name: 'Central Park' } },
  ]
  const broken: OsmRelation = {
    id: 9,
    members: [{ type: 'way', id: 77, role: 'outer' }],
    tags: { boundary: 'administrative', admin_level: '4', name: 'Ohio' },
  }
  return smallElements({ positions, nodeTags, ways, relations: [broken] })
}
