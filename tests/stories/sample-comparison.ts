import type { ComparedHome } from '@/client/api/compare.ts'
import type { ParameterValue } from '@/client/api/properties.ts'
import { scene } from '@/design-system/gallery/story-scenes.ts'

const titles = ['House by the lake', 'Brick house with orchard', 'Loft at the port', 'Old mill']

/** Homes that differ in some of what is compared. */
export function comparedHomes(count: number): ComparedHome[] {
  return titles.slice(0, count).map((title, index) => ({
    id: index + 1,
    slug: `home-${index + 1}`,
    title,
    price: [845_000, 612_000, 1_450, 498_000][index] ?? 0,
    rentPeriod: index === 2 ? 'Monthly' : null,
    type: index === 2 ? 'rent' : 'sell',
    category: 'House',
    city: index === 0 ? 'Kirkland' : 'Bellevue',
    state: 'Washington',
    country: 'United States',
    address: `${12 + index} Shore Road`,
    picture: { url: scene(index).src, width: 600, height: null, hash: null },
    listedAt: '2026-05-04T08:30:00.000000Z',
    views: 341 - index,
    likes: 2,
    parameters: [
      fact(1, 'Bedrooms', '3'),
      fact(2, 'Living area (m²)', String(140 - 10 * index)),
      ...(index === 0 ? [fact(3, 'Outside', ['Garden', 'Garage'])] : []),
    ],
    nearby: [
      { name: 'School', distance: 0.8 + index },
      ...(index % 2 ? [] : [{ name: 'Ferry', distance: 1.5 }]),
    ],
  }))
}

export function fact(id: number, name: string, value: string | string[]): ParameterValue {
  const kind = typeof value === 'string' ? 'number' : 'checkbox'
  return { id, name, value, type_of_parameter: kind, type_values: [], image: '', is_required: 0 }
}
