import type { Dice } from '@hearth/dice/dice'

/** Facts for the generated texts; every sentence must match them. */
export type HomeFacts = {
  category: string
  city: string
  district: string
  street: string
  bedrooms: number
  bathrooms: number
  area: number
  plot: number
  year: number
  isRent: boolean
  features: readonly string[]
  heating: string
  parking: string
}

export function writeTitle(facts: HomeFacts, dice: Dice): string {
  const noun = NOUNS[facts.category] ?? facts.category
  const rooms = facts.bedrooms > 0 ? `${ROOM_WORDS[facts.bedrooms] ?? facts.bedrooms}-bedroom ` : ''
  const quality = dice.pick(listQualities(facts))
  const feature = facts.features.map((it) => TITLE_FEATURES[it]).find((it) => it !== undefined)
  const place = dice.pick([`in ${facts.district}`, `on ${facts.street}`, `near ${facts.district}`])
  const title = dice.pick([
    `${quality} ${rooms}${noun} ${place}`,
    `${rooms}${noun} ${feature ?? place}`,
    `${quality} ${noun} ${feature ?? place}`,
    `${facts.district}: ${quality.toLowerCase()} ${rooms}${noun}`,
  ])
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** Three to five short paragraphs: home, rooms, street, terms. */
export function writeDescription(facts: HomeFacts, dice: Dice): string {
  if (facts.category === 'land') return paragraphs(landSentences(facts, dice))
  if (facts.category === 'office') return paragraphs(officeSentences(facts, dice))
  return paragraphs([
    [opening(facts, dice), dice.pick(LIGHT)],
    roomSentences(facts, dice),
    [
      ...outsideSentences(facts),
      `${HEATING[facts.heating] ?? `Heating: ${facts.heating.toLowerCase()}.`} ${PARKING[facts.parking] ?? ''}`.trim(),
    ],
    [dice.pick(NEIGHBORHOOD).replace('{district}', facts.district).replace('{city}', facts.city)],
    [facts.isRent ? dice.pick(RENT_TERMS) : dice.pick(SALE_TERMS)],
  ])
}

const NOUNS: Record<string, string> = {
  house: 'house',
  flat: 'apartment',
  townhouse: 'townhouse',
  villa: 'villa',
  loft: 'loft',
  cabin: 'cabin',
  office: 'office',
  land: 'building plot',
}
const ROOM_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const NEW_QUALITIES = [
  'Bright',
  'Modern',
  'Light-filled',
  'Quiet',
  'Well-planned',
  'Contemporary',
  'Airy',
]
const OLD_QUALITIES = [
  'Charming',
  'Classic',
  'Carefully kept',
  'Sunny',
  'Renovated',
  'Storied',
  'Calm',
  'Handsome',
]
const LAND_QUALITIES = ['Sunny', 'Level', 'Quiet', 'South-facing', 'Tree-lined', 'Open']
const OFFICE_QUALITIES = ['Bright', 'Quiet', 'Well-planned', 'Airy', 'Sunny']
const TITLE_FEATURES: Record<string, string> = {
  Garden: 'with a garden',
  Terrace: 'with a sunny terrace',
  Balcony: 'with a balcony',
  Fireplace: 'with a fireplace',
  Pool: 'with a pool',
  'Solar panels': 'with solar power',
}
const LIGHT = [
  'The kitchen gets the morning sun, the living room the evening sun.',
  'Large windows on two sides keep the rooms bright all year.',
  'The layout is efficient, with no wasted space.',
  'Oak floors run throughout, and every room has a window.',
  'High ceilings and deep windowsills make the rooms feel calm and spacious.',
  'It has been well cared for by its long-time owners.',
]
const NEIGHBORHOOD = [
  '{district} is a walkable part of {city}: a bakery, a small grocer and a library are a few minutes away.',
  'The street is quiet, and downtown {city} is a short bus ride from {district}.',
  'Neighbors in {district} know each other, and the weekly market is just around the corner.',
  'Trees line the street, and the nearest park is close enough for a morning run. {district} is one of the quieter parts of {city}.',
  'Schools, a clinic and a bus line are all in {district}, so you won’t need a car most days.',
]
const RENT_TERMS = [
  'Available from the first of next month. Minimum lease: twelve months. Water and trash collection are included.',
  'Rented out directly by the owner. References and a deposit of one month’s rent are required.',
  'One-year lease with the option to extend. Internet is already set up.',
  'Viewings on weekday evenings and Saturday mornings, by appointment.',
]
const SALE_TERMS = [
  'The survey and energy report are available on request.',
  'For sale by owner. Viewings by appointment, including weekends.',
  'Vacant and ready to move in. All paperwork is complete.',
  'Roof and windows were replaced within the last ten years, with receipts.',
]
const HEATING: Record<string, string> = {
  'Heat pump': 'A heat pump warms the house in winter and cools it in summer.',
  Gas: 'Gas heating, serviced this year.',
  Electric: 'Electric heating with a thermostat in every room.',
  'District heating': 'Connected to district heating.',
  'Wood stove': 'A wood stove does most of the heating, with electric backup.',
}
const PARKING: Record<string, string> = {
  Street: 'Parking is on the street.',
  Driveway: 'The driveway takes two cars.',
  Carport: 'There is a carport beside the entrance.',
  Garage: 'It comes with a garage and a workbench.',
  Underground: 'It comes with one space in the underground garage.',
}

function listQualities({ category, year }: HomeFacts): readonly string[] {
  if (category === 'land') return LAND_QUALITIES
  if (category === 'office') return OFFICE_QUALITIES
  return year >= 2012 ? NEW_QUALITIES : OLD_QUALITIES
}

function opening(facts: HomeFacts, dice: Dice): string {
  const noun = NOUNS[facts.category] ?? 'home'
  const one = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
  return dice.pick([
    `This ${noun} of ${facts.area} m² was built in ${facts.year} and stands on ${facts.street}.`,
    `On ${facts.street} in ${facts.district}: ${one} from ${facts.year} with ${facts.area} m² of living space.`,
    `${facts.area} m² in ${facts.district}, in ${one} built in ${facts.year} that’s easy to feel at home in.`,
  ])
}

function roomSentences(facts: HomeFacts, dice: Dice): string[] {
  const beds =
    facts.bedrooms === 1
      ? 'The bedroom is'
      : `The ${ROOM_WORDS[facts.bedrooms] ?? facts.bedrooms} bedrooms are`
  const baths =
    facts.bathrooms === 1
      ? 'one bathroom'
      : `${ROOM_WORDS[facts.bathrooms] ?? facts.bathrooms} bathrooms`
  return [
    `${beds} ${dice.pick(['at the quiet back', 'away from the street', 'on the garden side', 'set apart from the living room'])}; there ${facts.bathrooms === 1 ? 'is' : 'are'} ${baths}.`,
    dice.pick([
      'The kitchen opens to the dining table and has room for two to cook.',
      'The kitchen is separate, with a window above the sink and plenty of cupboards.',
      'Kitchen, dining and living areas share one long room that a sliding door can divide.',
    ]),
    ...(facts.features.includes('Fireplace')
      ? ['The fireplace makes the living room the place to be in winter.']
      : []),
    ...(facts.features.includes('Cellar')
      ? ['The dry basement has room for bicycles and a washing machine.']
      : []),
  ]
}

function outsideSentences({ features, plot }: HomeFacts): string[] {
  return [
    ...(features.includes('Garden') && plot > 0
      ? [`The garden is part of a plot of ${plot} m², with fruit trees and a shed.`]
      : []),
    ...(features.includes('Terrace') ? ['The terrace faces southwest.'] : []),
    ...(features.includes('Balcony') ? ['The balcony fits a table for four.'] : []),
    ...(features.includes('Pool') ? ['The pool was relined two summers ago.'] : []),
    ...(features.includes('Solar panels')
      ? ['Solar panels cover about half of the electricity.']
      : []),
  ]
}

function landSentences(facts: HomeFacts, dice: Dice): string[][] {
  return [
    [
      `A plot of ${facts.plot} m² on ${facts.street} in ${facts.district}.`,
      dice.pick([
        'The lot is level and dry.',
        'It slopes gently to the south.',
        'Old trees stand along its northern edge.',
      ]),
    ],
    [
      'Water, electricity and fiber are available at the lot line.',
      dice.pick([
        'Zoning allows one two-story house.',
        'You can build a house and a small workshop.',
        'A soil report is available.',
      ]),
    ],
    [dice.pick(SALE_TERMS.slice(0, 2))],
  ]
}

function officeSentences(facts: HomeFacts, dice: Dice): string[][] {
  return [
    [
      `${facts.area} m² of office space in ${facts.district}, in a building from ${facts.year}.`,
      dice.pick(LIGHT.slice(1, 3)),
    ],
    [
      dice.pick([
        'Two meeting rooms and a kitchen are shared with one other company.',
        'One large room, two small ones, and a kitchen with a table for eight.',
        'Raised floors and fiber in every room.',
      ]),
      HEATING[facts.heating] ?? '',
      PARKING[facts.parking] ?? '',
    ],
    [dice.pick(NEIGHBORHOOD).replace('{district}', facts.district).replace('{city}', facts.city)],
  ]
}

function paragraphs(groups: string[][]): string {
  return groups
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
}
