import type { Dice } from './dice.ts'

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
  const quality = dice.pick(qualitiesOf(facts))
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
    [dice.pick(NEIGHBOURHOOD).replace('{district}', facts.district).replace('{city}', facts.city)],
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
  'Morning sun reaches the kitchen, evening sun the living room.',
  'Large windows on two sides keep the rooms bright all year.',
  'The rooms follow one another without a wasted corridor.',
  'Oak floors run through, and every room has a window of its own.',
  'High ceilings and deep sills give the rooms a calm, generous feel.',
  'It has been looked after by people who lived here for years.',
]
const NEIGHBOURHOOD = [
  '{district} is a walkable part of {city}: a bakery, a small grocer and a library are a few minutes away.',
  'The street is quiet; the centre of {city} is a short bus ride from {district}.',
  'Neighbours in {district} know each other, and the weekly market is just around the corner.',
  'Trees line the street, and the next park is close enough for a morning run. {district} is one of the calmer corners of {city}.',
  'Schools, a clinic and the bus line are all within {district}, so that most days need no car.',
]
const RENT_TERMS = [
  'Available from the first of next month; twelve months at least. Water and waste are included.',
  'Let by the owner. References are asked for, and a deposit of one month’s rent.',
  'The lease is for a year and can be prolonged. Internet is ready to use.',
  'Viewings on weekday evenings and Saturday mornings, by appointment.',
]
const SALE_TERMS = [
  'The survey and the energy report are at hand; ask and they are sent the same day.',
  'Sold by the owner; viewings by appointment, also at weekends.',
  'Free of tenants and ready to move in. Papers are complete.',
  'The roof and the windows were renewed within the last ten years; invoices can be seen.',
]
const HEATING: Record<string, string> = {
  'Heat pump': 'A heat pump warms the house in winter and cools it in summer.',
  Gas: 'Gas heating was serviced this year.',
  Electric: 'Electric heating with a control in every room.',
  'District heating': 'Connected to district heating.',
  'Wood stove': 'A wood stove does most of the heating, with electric backup.',
}
const PARKING: Record<string, string> = {
  Street: 'Parking is on the street.',
  Driveway: 'The driveway takes two cars.',
  Carport: 'There is a carport beside the entrance.',
  Garage: 'A garage with a workbench belongs to it.',
  Underground: 'One space in the underground garage belongs to it.',
}

function qualitiesOf({ category, year }: HomeFacts): readonly string[] {
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
    `${facts.area} m² in ${facts.district}, in ${one} of ${facts.year} that is easy to feel at home in.`,
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
      'Kitchen, dining and living share one long room that can be parted by a sliding door.',
    ]),
    ...(facts.features.includes('Fireplace')
      ? ['A fireplace makes the living room the place to be in winter.']
      : []),
    ...(facts.features.includes('Cellar')
      ? ['The dry cellar has room for bicycles and a washing machine.']
      : []),
  ]
}

function outsideSentences({ features, plot }: HomeFacts): string[] {
  return [
    ...(features.includes('Garden') && plot > 0
      ? [`The garden is part of a plot of ${plot} m², with fruit trees and a shed.`]
      : []),
    ...(features.includes('Terrace') ? ['The terrace faces south-west.'] : []),
    ...(features.includes('Balcony') ? ['The balcony holds a table for four.'] : []),
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
        'It lies level and dry.',
        'It falls gently to the south.',
        'Old trees stand along its northern edge.',
      ]),
    ],
    [
      'Water, electricity and fibre are at the boundary.',
      dice.pick([
        'The zoning allows one house with two floors.',
        'A house and a small workshop may be built.',
        'The soil report is at hand.',
      ]),
    ],
    [dice.pick(SALE_TERMS.slice(0, 2))],
  ]
}

function officeSentences(facts: HomeFacts, dice: Dice): string[][] {
  return [
    [
      `${facts.area} m² of office space in ${facts.district}, in a building of ${facts.year}.`,
      dice.pick(LIGHT.slice(1, 3)),
    ],
    [
      dice.pick([
        'Two meeting rooms and a kitchen are shared with one other firm.',
        'One large room, two small ones, and a kitchen with a table for eight.',
        'Raised floors and fibre in every room.',
      ]),
      HEATING[facts.heating] ?? '',
      PARKING[facts.parking] ?? '',
    ],
    [dice.pick(NEIGHBOURHOOD).replace('{district}', facts.district).replace('{city}', facts.city)],
  ]
}

function paragraphs(groups: string[][]): string {
  return groups
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
}
