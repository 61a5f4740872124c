import type { Category } from '@/client/api/catalogue.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import type { PlaceLocation } from '@/domain/place-location.ts'

/** Parts of a form or of another page's choice, as the page that reads them wrote them. */
export type Remembered = Readonly<Record<string, unknown>>

/** The reply to a sign-in: who is signed in, and with what calls prove it. */
export type SignedIn = { token: string; data: Remembered & { id: number } }

export type SelectedLanguage = { code: string; name: string; rtl: boolean }

/**
 * What the browser remembers between visits, slice by slice as the specification names them. This
 * is the form it is stored in; what the query cache holds is not kept a second time in memory.
 */
export type ClientState = {
  Settings: {
    data: WebSettings | null
    /** Milliseconds since 1970; null: never. */
    lastFetch: number | null
    loading: boolean
    /** Of this device, for push messages. */
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
    /** Who a chat is about to begin with, and about which listing. */
    newUserChatData: Remembered | null
    /** The last search, as its address says it. */
    filterData: Remembered | null
    articleCategoryId: number | null
    /** Slides on the first page. */
    sliderDataLength: number
    /** What is being listed is a project, not a property. */
    isProject: boolean
    /** The place of the last search. */
    locationData: PlaceLocation | null
  }
  location: { currentLocation: PlaceLocation | null; isLocationSet: boolean }
}

/** What the query cache knows of the slices. */
export type CachedSlices = {
  Settings: Pick<ClientState['Settings'], 'data' | 'lastFetch' | 'loading'>
  Language: Pick<ClientState['Language'], 'languages' | 'loading'>
  cachedata: Pick<
    ClientState['cachedata'],
    'categories' | 'lastFetch' | 'loading' | 'sliderDataLength'
  >
}

/** The rest: what only this store knows. */
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
