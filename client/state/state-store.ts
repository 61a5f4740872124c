import { createStore } from '@xstate/store'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import {
  initialState,
  type OwnState,
  type Remembered,
  type SelectedLanguage,
  type SignedIn,
} from './client-state.ts'

export type ClientStore = ReturnType<typeof createClientStore>

type Noted = Partial<OwnState['cachedata']>

/** Store of the state slices; `persistence.ts` saves it. */
export function createClientStore(state: OwnState = initialState) {
  return createStore({
    context: state,
    on: {
      /** State from another tab or an earlier visit. */
      adopted: (_, event: { state: OwnState }) => event.state,

      deviceRegistered: (state, event: { fcmToken: string | null }) => ({
        ...state,
        Settings: { fcmToken: event.fcmToken },
      }),

      signupRequested: (state) => ({
        ...state,
        User_signup: { ...state.User_signup, loading: true },
      }),
      signupSucceeded: (state, event: { data: SignedIn }) => ({
        ...state,
        User_signup: { data: event.data, loading: false },
      }),
      signupFailed: (state) => ({
        ...state,
        User_signup: { ...state.User_signup, loading: false },
      }),
      loggedOut: (state) => {
        const { newUserChatData, isProject } = initialState.cachedata
        return {
          ...noted(state, { newUserChatData, isProject }),
          User_signup: initialState.User_signup,
        }
      },

      languageSelected: (state, event: { language: SelectedLanguage }) => ({
        ...state,
        Language: { selectedLanguage: event.language },
      }),

      chatPrepared: (state, event: { chat: Remembered | null }) =>
        noted(state, { newUserChatData: event.chat }),
      searched: (state, event: { filters: Remembered | null; place: PlaceLocation | null }) =>
        noted(state, { filterData: event.filters, locationData: event.place }),
      articleCategoryChosen: (state, event: { id: number | null }) =>
        noted(state, { articleCategoryId: event.id }),
      listingKindChosen: (state, event: { isProject: boolean }) =>
        noted(state, { isProject: event.isProject }),

      locationSet: (state, event: { location: PlaceLocation }) => ({
        ...state,
        location: { currentLocation: event.location, isLocationSet: true },
      }),
      locationCleared: (state) => ({ ...state, location: initialState.location }),
    },
  })
}

function noted(state: OwnState, change: Noted): OwnState {
  return { ...state, cachedata: { ...state.cachedata, ...change } }
}
