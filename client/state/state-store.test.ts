import { describe, expect, test } from 'vitest'
import { initialState } from './client-state.ts'
import { createClientStore } from './state-store.ts'

const anna = { token: '7|abc', data: { id: 7, name: 'Anna' } }

describe('the signed-in user', () => {
  test('is loading on request, set on success and reset on sign-out', () => {
    const { store, user } = open()
    store.trigger.signupRequested()
    expect(user()).toEqual({ data: null, loading: true })
    store.trigger.signupSucceeded({ data: anna })
    expect(user()).toEqual({ data: anna, loading: false })
    store.trigger.loggedOut()
    expect(user()).toEqual(initialState.User_signup)
  })

  test('stays unchanged after a failure', () => {
    const { store, user } = open()
    store.trigger.signupSucceeded({ data: anna })
    store.trigger.signupRequested()
    store.trigger.signupFailed()
    expect(user()).toEqual({ data: anna, loading: false })
  })
})

test('sets each field without changing the others', () => {
  const { store } = open()
  store.trigger.deviceRegistered({ fcmToken: 'push' })
  store.trigger.chatPrepared({ chat: { user_id: 4 } })
  store.trigger.searched({ filters: { type: 'rent' }, place: null })
  store.trigger.articleCategoryChosen({ id: 3 })
  store.trigger.listingKindChosen({ isProject: true })
  expect(store.getSnapshot().context).toEqual({
    ...initialState,
    Settings: { fcmToken: 'push' },
    cachedata: {
      newUserChatData: { user_id: 4 },
      filterData: { type: 'rent' },
      articleCategoryId: 3,
      isProject: true,
      locationData: null,
    },
  })
})

function open() {
  const store = createClientStore()
  return { store, user: () => store.getSnapshot().context.User_signup }
}
