/** A city, and where it lies; without a state or country any of that name is meant. */
export type Place = { city: string; state: string; country: string }

/** The cities of a search: state and country hold for those further cities that name none of their own. */
export type Places = Place & { alsoCities: readonly string[] }

/** What providers take as the name of a place. */
export const NAME_LONGEST = 150

export const PLACE_CODE_LONGEST = 3 * NAME_LONGEST + 2

/** A place as one text: "Salem;Oregon;United States", or only its city. */
export function placeCode({ city, state, country }: Place): string {
  return state || country ? `${city};${state};${country}` : city
}

/** Each city looked in, with its own state and country, in the order they were chosen. */
export function placesOf({ city, alsoCities, state, country }: Places): Place[] {
  if (!city) return []
  return [city, ...alsoCities].map((code) => {
    const [name = '', ...own] = code.split(';').map(shortened)
    if (own.length === 0) return { city: name, state, country }
    return { city: name, state: own[0] ?? '', country: own[1] ?? '' }
  })
}

/** The part of a search that says so; without any place its state and country stay what they are. */
export function withPlaces([first, ...others]: readonly Place[]) {
  if (!first) return { city: '', alsoCities: [] }
  const alsoCities = others.map(({ city, state, country }) =>
    state === first.state && country === first.country ? city : `${city};${state};${country}`,
  )
  return { ...first, alsoCities }
}

/** Between characters, as providers count them. */
function shortened(name: string): string {
  return [...name.trim()].slice(0, NAME_LONGEST).join('')
}
