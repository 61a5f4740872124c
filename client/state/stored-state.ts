import type { Category } from '@/client/api/property-catalog.ts'
import { cleanReply } from '@/client/api/replies/provider-quirks.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import { toPlaceLocation } from '@/domain/place/place-location.ts'
import { isRecord, stringOrNull, toFields } from '@/domain/values/records.ts'
import type {
  CachedSlices,
  ClientState,
  OwnState,
  Remembered,
  SelectedLanguage,
  SignedIn,
} from './client-state.ts'

/** localStorage key of the whole client state. */
export const ROOT_KEY = 'persist:root'

/** Other versions are ignored. */
const VERSION = 1

/** Characters, far above the expected size. */
const LONGEST_TEXT = 2_000_000

/** Flags of the store, not of a slice. */
export type PersistFlags = { rehydrated: boolean; bootstrapped: boolean }

/** Fields (`slice.name`, and `location` as a whole) with the sortable mark of their last change. */
export type ChangeMarks = Readonly<Record<string, string>>

/** Serializes the state. `lean` omits data that can be fetched again, for full storage. */
export function storedText(
  own: OwnState,
  cached: CachedSlices,
  flags: PersistFlags,
  changed: ChangeMarks,
  { lean = false } = {},
): string {
  const state: ClientState = {
    Settings: { ...cached.Settings, ...own.Settings },
    User_signup: own.User_signup,
    Language: { ...cached.Language, ...own.Language },
    cachedata: { ...cached.cachedata, ...own.cachedata },
    location: own.location,
  }
  if (lean) {
    state.Settings = { ...state.Settings, data: null, lastFetch: null }
    state.cachedata = { ...state.cachedata, categories: [], lastFetch: null, filterData: null }
  }
  return JSON.stringify({ ...state, _persist: { version: VERSION, ...flags, changed } })
}

/** `changed` is null where the writer marked nothing. */
export type StoredState = { own: OwnState; cached: CachedSlices; changed: ChangeMarks | null }

/**
 * Parses the stored state. Fields of the wrong type get their default, and `loading` flags are
 * reset. Null for unknown text.
 */
export function readStored(text: string | null): StoredState | null {
  const stored = ours(text)
  if (!stored) return null
  const [settings, signup, language, data, location] = [
    stored.Settings,
    stored.User_signup,
    stored.Language,
    stored.cachedata,
    stored.location,
  ].map(toFields)
  const currentLocation = toPlaceLocation(location?.currentLocation)
  const web = toWebSettings(settings?.data)
  const categories = toCategories(data?.categories)
  return {
    own: {
      Settings: { fcmToken: stringOrNull(settings?.fcmToken) },
      User_signup: { data: toSignedIn(signup?.data), loading: false },
      Language: { selectedLanguage: toLanguage(language?.selectedLanguage) },
      cachedata: {
        newUserChatData: toRemembered(data?.newUserChatData),
        filterData: toRemembered(data?.filterData),
        articleCategoryId: toNumber(data?.articleCategoryId),
        isProject: data?.isProject === true,
        locationData: toPlaceLocation(data?.locationData),
      },
      location: { currentLocation, isLocationSet: currentLocation !== null },
    },
    cached: {
      Settings: {
        data: web,
        lastFetch: web && toNumber(settings?.lastFetch),
        loading: false,
      },
      Language: { languages: web?.languages ?? [], loading: false },
      cachedata: {
        categories,
        lastFetch: categories.length > 0 ? toNumber(data?.lastFetch) : null,
        loading: false,
        sliderDataLength: toNumber(data?.sliderDataLength) ?? 0,
      },
    },
    changed: toMarks(toFields(stored._persist).changed),
  }
}

/** Sign-in from the stored text. */
export function storedSignIn(text: string | null): SignedIn | null {
  return toSignedIn(toFields(ours(text)?.User_signup).data)
}

/** Stored object of this version; null for anything else. */
function ours(text: string | null): Remembered | null {
  if (!text || text.length > LONGEST_TEXT) return null
  try {
    const stored = toFields(JSON.parse(text))
    return toFields(stored._persist).version === VERSION ? stored : null
  } catch {
    return null
  }
}

function toRemembered(value: unknown): Remembered | null {
  return isRecord(value) ? value : null
}

function toNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function toMarks(value: unknown): ChangeMarks | null {
  if (!isRecord(value)) return null
  const marks = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(marks)
}

function toSignedIn(value: unknown): SignedIn | null {
  const { token, data } = toFields(value)
  const person = toFields(data)
  const id = toNumber(person.id)
  return typeof token === 'string' && token !== '' && id !== null
    ? { token, data: { ...person, id } }
    : null
}

function toLanguage(value: unknown): SelectedLanguage | null {
  const { code, name, rtl } = toFields(value)
  return typeof code === 'string' && typeof name === 'string'
    ? { code, name, rtl: rtl === true }
    : null
}

/** Sanitized like a provider's reply. */
function toWebSettings(value: unknown): WebSettings | null {
  if (!isRecord(value)) return null
  const { data } = toFields(cleanReply('/web-settings', { error: false, data: { ...value } }))
  return isWebSettings(data) ? data : null
}

function isWebSettings(data: unknown): data is WebSettings {
  const { languages, company_name: name } = toFields(data)
  return (
    typeof name === 'string' &&
    Array.isArray(languages) &&
    languages.length > 0 &&
    languages.every((language) => toLanguage(language) !== null)
  )
}

function toCategories(value: unknown): Category[] {
  return Array.isArray(value) && value.every(isCategory) ? value : []
}

function isCategory(value: unknown): value is Category {
  const { id, name, slug, image } = toFields(value)
  return typeof id === 'number' && [name, slug, image].every((text) => typeof text === 'string')
}
