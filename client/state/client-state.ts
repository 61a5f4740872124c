import type { Category } from '@/client/api/property-catalog.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'

/** Data in the shape its page wrote. */
export type Remembered = Readonly<Record<string, unknown>>

/** Sign-in reply: the user, and the token for API calls. */
export type SignedIn = { token: string; data: Remembered & { id: number } }

export type SelectedLanguage = { code: string; name: string; rtl: boolean }

/**
 * Client state stored between visits; slice names follow the specification. This is the storage
 * format: query cache data is not duplicated in memory.
 */
export type ClientState = {
  Settings: {
    data: WebSettings | null
    /** Milliseconds since 1970; null if never fetched. */
    lastFetch: number | null
    loading: boolean
    /** Push token of this device. */
    fcmToken: string | null
  }
  User_signup: { data: SignedIn | null; loading: boolean }
  Language: {
    languages: WebSettings['languages']
    loading: boolean
    selectedLanguage: SelectedLanguage | null
  }
  cachedata: {
    loading: boolean
    lastFetch: number | null
    categories: Category[]
    /** Recipient and listing of a chat about to start. */
    newUserChatData: Remembered | null
    /** Last search, as in its URL. */
    filterData: Remembered | null
    articleCategoryId: number | null
    /** Slide count of the home page. */
    sliderDataLength: number
    /** True for a project, false for a property. */
    isProject: boolean
    /** Location of the last search. */
    locationData: PlaceLocation | null
  }
  location: { currentLocation: PlaceLocation | null; isLocationSet: boolean }
}

/** Slice fields that come from the query cache. */
export type CachedSlices = {
  Settings: Pick<ClientState['Settings'], 'data' | 'lastFetch' | 'loading'>
  Language: Pick<ClientState['Language'], 'languages' | 'loading'>
  cachedata: Pick<
    ClientState['cachedata'],
    'categories' | 'lastFetch' | 'loading' | 'sliderDataLength'
  >
}

/** Slice fields that only this store has. */
export type OwnState = {
  [Slice in keyof ClientState]: Omit<
    ClientState[Slice],
    Slice extends keyof CachedSlices ? keyof CachedSlices[Slice] : never
  >
}

export const initialState: OwnState = {
  Settings: { fcmToken: null },
  User_signup: { data: null, loading: false },
  Language: { selectedLanguage: null },
  cachedata: {
    newUserChatData: null,
    filterData: null,
    articleCategoryId: null,
    isProject: false,
    locationData: null,
  },
  location: { currentLocation: null, isLocationSet: false },
}

export const nothingCached: CachedSlices = {
  Settings: { data: null, lastFetch: null, loading: false },
  Language: { languages: [], loading: false },
  cachedata: { categories: [], lastFetch: null, loading: false, sliderDataLength: 0 },
}
