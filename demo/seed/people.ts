import { createDice } from '@hearth/dice/dice'
import { slugify, uniqueSlug } from '@/domain/web/slug.ts'
import { DEMO_CITIES, type DemoCity } from './region.ts'

export type PlannedAgent = {
  name: string
  slug: string
  email: string
  mobile: string
  about: string
  city: DemoCity
  isVerified: boolean
}

const AGENTS = 40

/**
 * Agents and owners; about two thirds are verified. Phone numbers are from the range reserved for
 * fiction.
 */
export function planAgents(): PlannedAgent[] {
  const dice = createDice(40)
  const taken = new Set<string>()
  return Array.from({ length: AGENTS }, (_, index) => {
    const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[(index * 7) % LAST_NAMES.length]}`
    const slug = uniqueSlug(slugify(name), (it) => taken.has(it))
    taken.add(slug)
    const city = DEMO_CITIES[index % DEMO_CITIES.length] ?? dice.pick(DEMO_CITIES)
    return {
      name,
      slug,
      email: `${slug}@hearth.example`,
      mobile: `+1503555${String(100 + index).padStart(4, '0')}`,
      about: `${dice.pick(BEGINNINGS).replace('{city}', city.name)} ${dice.pick(HABITS)}`,
      city,
      isVerified: index % 3 !== 2,
    }
  })
}

const FIRST_NAMES =
  'Amara, Benedikt, Clara, Dario, Elena, Farid, Greta, Hiro, Imani, Jonas, Katya, Luis, Mei, Nadia, Omar, Priya, Quentin, Rosa, Samir, Tessa, Umar, Vera, Wendell, Ximena, Yusuf, Zoe, Anders, Beatriz, Caleb, Dalia, Emeka, Freya, Gustavo, Hannah, Ivo, Jun, Keira, Leon, Malia, Noor'.split(
    ', ',
  )
const LAST_NAMES =
  'Adler, Bishara, Castell, Dunmore, Eriksen, Fontaine, Grantham, Haddad, Ibarra, Jensen, Kessler, Lindqvist, Moreau, Nakamura, Okafor, Pacheco, Quiroga, Rosenthal, Santoro, Takeda, Ueda, Vasquez, Whitlock, Yamada, Zeller, Abbott, Brandt, Calloway, Delgado'.split(
    ', ',
  )
const BEGINNINGS = [
  'Grew up in {city} and has sold homes there for eleven years.',
  'Knows the older houses of {city} from restoring three of them.',
  'Came to {city} as an architect and stayed as an agent.',
  'Helps families settle in {city} and the towns around it.',
  'Lets and looks after apartments in {city}.',
]
const HABITS = [
  'Answers the same day, and says so when a home is not worth the drive.',
  'Visits every home before it is listed.',
  'Speaks English and Spanish.',
  'Likes long viewings and short contracts.',
  'Keeps a list of good surveyors and shares it gladly.',
]
