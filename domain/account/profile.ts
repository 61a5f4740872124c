import type { PlaceLocation } from '../place/place-location.ts'
import { isBlank } from '../text/blank-text.ts'

/** Wire names, including the misspelling. */
export const profileFields = [
  'name',
  'about_me',
  'address',
  'tax_number',
  'facebook_id',
  'twiiter_id',
  'instagram_id',
  'youtube_id',
] as const

export type ProfileField = (typeof profileFields)[number]

export const profileLinks = ['facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'] as const

/** Max characters. */
export const profileMaxLengths: Record<ProfileField, number> = {
  name: 120,
  about_me: 2000,
  address: 500,
  tax_number: 40,
  facebook_id: 500,
  twiiter_id: 500,
  instagram_id: 500,
  youtube_id: 500,
}

export type ProfileTexts = Readonly<Record<ProfileField, string>>

export type ProfileFault = 'nameRequired' | 'linkInvalid'

export type ProfileFaults = Partial<Record<ProfileField, ProfileFault>>

export function profileTexts(person: Partial<Record<ProfileField, string | null>>): ProfileTexts {
  const text = (field: ProfileField) => person[field] ?? ''
  return {
    name: text('name'),
    about_me: text('about_me'),
    address: text('address'),
    tax_number: text('tax_number'),
    facebook_id: text('facebook_id'),
    twiiter_id: text('twiiter_id'),
    instagram_id: text('instagram_id'),
    youtube_id: text('youtube_id'),
  }
}

export function profileFaults(texts: ProfileTexts): ProfileFaults {
  const faults: ProfileFaults = {}
  if (isBlank(texts.name)) faults.name = 'nameRequired'
  for (const link of profileLinks) {
    if (texts[link].trim() !== '' && !webAddress(texts[link])) faults[link] = 'linkInvalid'
  }
  return faults
}

/** Trimmed, with complete URLs. */
export function profileChanges(before: ProfileTexts, now: ProfileTexts): Partial<ProfileTexts> {
  const links: readonly ProfileField[] = profileLinks
  const written = profileFields.map((field): [ProfileField, string] => {
    const text = now[field].trim()
    return [field, links.includes(field) && text ? (webAddress(text) ?? text) : text]
  })
  return Object.fromEntries(written.filter(([field, text]) => text !== before[field]))
}

/** Adds a missing `https://`; null if invalid. */
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

export function profilePlace({ coordinates, city, state, country }: PlaceLocation): PlaceFields {
  return { ...coordinates, city, state, country }
}
