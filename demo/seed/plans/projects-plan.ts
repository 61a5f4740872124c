import { createDice } from '@hearth/dice/dice'
import type { Towns } from '@/demo/streets/towns.ts'
import { DEMO_CITIES, type DemoCity, STREETS } from '../region.ts'

export type PlannedProject = {
  title: string
  description: string
  category: string
  type: 'upcoming' | 'under_construction'
  city: DemoCity
  location: string
  latitude: number
  longitude: number
  agent: number
  plans: string[]
  hasVideo: boolean
  isFeatured: boolean
  ageDays: number
  views: number
}

/** Deterministic projects with floor plans; `roll` is the seed. */
export function planProjects({
  agents,
  count,
  roll,
  towns,
}: {
  agents: number
  count: number
  roll: number
  towns: Towns
}): PlannedProject[] {
  const dice = createDice(roll)
  return Array.from({ length: count }, (_, index) => {
    const city = DEMO_CITIES[index % DEMO_CITIES.length] ?? dice.pick(DEMO_CITIES)
    const category = dice.pick(['flat', 'flat', 'flat', 'townhouse', 'house', 'loft', 'office'])
    const units = dice.between(8, 140)
    const type = dice.chance(0.45) ? 'upcoming' : 'under_construction'
    const name = `${dice.pick(STREETS)} ${dice.pick(KINDS[category] ?? ['Court'])}`
    const off = () => (dice.roll() - 0.5) * 0.05
    const wanted = { latitude: city.latitude + off(), longitude: city.longitude + off() }
    const { district, address, ...position } = towns.siteNear(city, wanted)
    return {
      title: `${name}, ${district}`,
      description: describe(
        { name, units, district, city: city.name, type, year: dice.between(2027, 2029) },
        dice.pick(CHARACTERS),
      ),
      category,
      type,
      city,
      location: address,
      latitude: position.latitude,
      longitude: position.longitude,
      agent: dice.between(0, agents - 1),
      plans: PLANS[category] ?? ['Ground floor', 'First floor'],
      hasVideo: dice.chance(0.25),
      isFeatured: dice.chance(0.15),
      ageDays: dice.roll() * 200,
      views: Math.floor(dice.roll() ** 2 * 1500),
    }
  })
}

const KINDS: Record<string, string[]> = {
  flat: ['Court', 'House', 'Terrace', 'Yard', 'Gardens'],
  townhouse: ['Row', 'Mews', 'Lane'],
  house: ['Meadows', 'Green', 'Village'],
  loft: ['Works', 'Foundry', 'Lofts'],
  office: ['Exchange', 'Studios'],
}
const PLANS: Record<string, string[]> = {
  flat: ['One bedroom', 'Two bedrooms', 'Three bedrooms'],
  townhouse: ['Ground floor', 'First floor', 'Attic'],
  house: ['Ground floor', 'First floor'],
  loft: ['Studio loft', 'Two-level loft'],
  office: ['Half floor', 'Whole floor'],
}
const CHARACTERS = [
  'Timber above a stone base, deep balconies, and a courtyard that stays open to the street.',
  'Brick outside, light oak inside; every home has windows on two sides.',
  'A quiet building that makes more power than it uses over the year.',
  'Old walls kept, a new floor set on top, and a garden where the yard was.',
]

function describe(
  facts: {
    name: string
    units: number
    district: string
    city: string
    type: string
    year: number
  },
  character: string,
): string {
  const stage =
    facts.type === 'upcoming'
      ? `Work begins next spring; the first homes are to be ready in ${facts.year}.`
      : `The shell stands; the first homes are to be ready in ${facts.year}.`
  return [
    `${facts.name} brings ${facts.units} units to ${facts.district} in ${facts.city}. ${character}`,
    stage,
    'Plans and the building description can be read below; reservations are taken by the developer.',
  ].join('\n\n')
}
