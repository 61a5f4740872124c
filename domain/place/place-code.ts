/** Without state or country, any city of that name. */
export type Place = { city: string; state: string; country: string }

/** `state` and `country` are defaults for `alsoCities`. */
export type Places = Place & { alsoCities: readonly string[] }

/** Provider limit. */
export const MAX_NAME_LENGTH = 150

export const MAX_PLACE_CODE_LENGTH = 3 * MAX_NAME_LENGTH + 2

/** "Salem;Oregon;United States", or only the city. */
export function placeCode({ city, state, country }: Place): string {
  return state || country ? `${city};${state};${country}` : city
}

export function toPlaces({ city, alsoCities, state, country }: Places): Place[] {
  if (!city) return []
  return [city, ...alsoCities].map((code) => {
    const [name = '', ...own] = code.split(';').map(shortened)
    if (own.length === 0) return { city: name, state, country }
    return { city: name, state: own[0] ?? '', country: own[1] ?? '' }
  })
}

/** Without places, state and country are kept. */
export function withPlaces([first, ...others]: readonly Place[]) {
  if (!first) return { city: '', alsoCities: [] }
  const alsoCities = others.map(({ city, state, country }) =>
    state === first.state && country === first.country ? city : `${city};${state};${country}`,
  )
  return { ...first, alsoCities }
}

/** Counts code points, as providers do. */
function shortened(name: string): string {
  return [...name.trim()].slice(0, MAX_NAME_LENGTH).join('')
}
