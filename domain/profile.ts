import type { PlaceLocation } from './place-location.ts'

/** What people tell of themselves, as the wire names it. */
export const profileFields = [
  'name',
  'about_me',
  'address',
  'facebook_id',
  'twiiter_id',
  'instagram_id',
  'youtube_id',
] as const

export type ProfileField = (typeof profileFields)[number]

/** The fields with addresses of pages elsewhere. */
export const profileLinks = ['facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'] as const

/** The longest that is taken, in characters. */
export const profileLongest: Record<ProfileField, number> = {
  name: 120,
  about_me: 2000,
  address: 500,
  facebook_id: 500,
  twiiter_id: 500,
  instagram_id: 500,
  youtube_id: 500,
}

export type ProfileTexts = Readonly<Record<ProfileField, string>>

export type ProfileFault = 'nameRequired' | 'linkInvalid'

export type ProfileFaults = Partial<Record<ProfileField, ProfileFault>>

/** A profile's texts, '' where nothing was said. */
export function profileTexts(person: Partial<Record<ProfileField, string | null>>): ProfileTexts {
  const text = (field: ProfileField) => person[field] ?? ''
  return {
    name: text('name'),
    about_me: text('about_me'),
    address: text('address'),
    facebook_id: text('facebook_id'),
    twiiter_id: text('twiiter_id'),
    instagram_id: text('instagram_id'),
    youtube_id: text('youtube_id'),
  }
}

/** What has to be mended before saving; empty when nothing. */
export function profileFaults(texts: ProfileTexts): ProfileFaults {
  const faults: ProfileFaults = {}
  if (texts.name.trim() === '') faults.name = 'nameRequired'
  for (const link of profileLinks) {
    if (texts[link].trim() !== '' && !webAddress(texts[link])) faults[link] = 'linkInvalid'
  }
  return faults
}

/** What differs, ready to be sent: without space around, addresses of pages in full. */
export function profileChanges(before: ProfileTexts, now: ProfileTexts): Partial<ProfileTexts> {
  const links: readonly ProfileField[] = profileLinks
  const written = profileFields.map((field): [ProfileField, string] => {
    const text = now[field].trim()
    return [field, links.includes(field) && text ? (webAddress(text) ?? text) : text]
  })
  return Object.fromEntries(written.filter(([field, text]) => text !== before[field]))
}

/** The address of a page as somebody typed it, perhaps without its beginning; null for none. */
export function webAddress(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  try {
    const { protocol, hostname, href } = new URL(address)
    const isPage = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
    return isPage ? href : null
  } catch {
    return null
  }
}

type PlaceFields = {
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
}

/** A place as a profile keeps it. */
export function profilePlace({ coordinates, city, state, country }: PlaceLocation): PlaceFields {
  return { ...coordinates, city, state, country }
}
