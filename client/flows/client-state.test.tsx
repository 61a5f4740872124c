import { beforeAll, expect, test, vi } from 'vitest'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { homeQueries } from '@/client/api/home.ts'
import { openState } from '@/client/state/state-door.ts'
import { ROOT_KEY } from '@/client/state/stored-state.ts'
import { startBoot } from './boot.ts'
import { rememberLocation } from './find-location.ts'
import { rememberToken } from './push-renewal.ts'
import { signInWith, signOut } from './session.ts'
import { noteArticleCategory, noteChat, noteVisit } from './visit-notes.ts'

const place = {
  city: 'Bend',
  state: 'Oregon',
  country: '',
  formatted_address: 'Bend, Oregon',
  coordinates: { latitude: 44, longitude: -121 },
}
const replies: Record<string, object> = {
  '/web-settings': {
    data: { company_name: 'Hearth', languages: [{ code: 'en', name: 'English' }], extensions: [] },
  },
  '/get_categories': {
    total: 1,
    data: [{ id: 2, category: 'House', slug_id: 'house', image: '', parameter_types: [] }],
  },
  '/homepage-data': { data: { sections: [], slider_section: [{ id: 1 }, { id: 2 }] } },
  '/user_signup': { token: '5|ana', data: { id: 5, name: 'Ana' } },
}
const reply = async (path: string) => ({ data: { error: false, message: '', ...replies[path] } })
const http: unknown = { GET: reply, POST: reply }
const tools = {
  client: { http, language: 'en', viewer: null } as ApiClient,
  queries: createQueryClient(),
}

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

/** The slices as they are stored. */
async function stored() {
  const { persistence } = await openState(tools.queries, tools.client)
  persistence.flush()
  return JSON.parse(localStorage.getItem(ROOT_KEY) ?? '{}')
}

async function loadings() {
  const { Settings, User_signup, Language, cachedata } = await stored()
  return [Settings, User_signup, Language, cachedata].map(({ loading }) => loading)
}

test('a start fills Settings and Language', async () => {
  const stop = startBoot({ ...tools, direction: 'ltr' })
  await expect.poll(async () => (await stored()).Language?.selectedLanguage).not.toBeNull()
  stop()
  const { Settings, Language } = await stored()
  expect(Settings).toMatchObject({ data: { company_name: 'Hearth' }, loading: false })
  expect(Settings.lastFetch).toBeGreaterThan(0)
  expect(Language).toMatchObject({
    languages: [{ code: 'en', name: 'English' }],
    selectedLanguage: { code: 'en', name: 'English', rtl: false },
  })
})

test('a push device fills Settings.fcmToken', async () => {
  await rememberToken(tools, 'https://push.example/5')
  expect((await stored()).Settings.fcmToken).toBe('https://push.example/5')
})

test('visits fill cachedata', async () => {
  await tools.queries.fetchQuery(homeQueries.page(tools.client))
  await noteVisit(tools, { path: '/', query: '' })
  await noteVisit(tools, { path: '/properties', query: 'near=44.05,-121.31,10' })
  await noteVisit(tools, { path: '/project-details/harbor', query: '' })
  await noteArticleCategory(tools, 3)
  await noteChat(tools, { user_id: 4, name: 'Ben', property_id: 9 })
  await expect.poll(async () => (await stored()).cachedata.categories).toHaveLength(1)
  const { cachedata } = await stored()
  expect(cachedata).toMatchObject({
    loading: false,
    newUserChatData: { user_id: 4, name: 'Ben', property_id: 9 },
    filterData: { near: '44.05,-121.31,10' },
    articleCategoryId: 3,
    sliderDataLength: 2,
    isProject: true,
    locationData: { coordinates: { latitude: 44.05, longitude: -121.31 } },
  })
  expect(cachedata.lastFetch).toBeGreaterThan(0)
})

test('a location fills location', async () => {
  await rememberLocation(tools, place)
  expect((await stored()).location).toEqual({ currentLocation: place, isLocationSet: true })
  await rememberLocation(tools, null)
  expect((await stored()).location).toEqual({ currentLocation: null, isLocationSet: false })
})

test('signing in fills User_signup, signing out clears it and the chat', async () => {
  await signInWith(tools, { type: '3', email: 'ana@example.org', password: 'birch-7' })
  expect((await stored()).User_signup).toMatchObject({
    data: { token: '5|ana', data: { id: 5, name: 'Ana' } },
    loading: false,
  })
  await noteChat(tools, { user_id: 4, name: 'Ben', property_id: 9 })
  await signOut(tools)
  const { User_signup, cachedata } = await stored()
  expect(User_signup).toEqual({ data: null, loading: false })
  expect(cachedata).toMatchObject({ newUserChatData: null, isProject: false })
})

test('loading is true while something is fetched', async () => {
  const { queries } = tools
  const gates: (() => void)[] = []
  const held = async (path: string) => {
    await new Promise<void>((go) => gates.push(go))
    return reply(path)
  }
  const client = {
    ...tools.client,
    http: { GET: held, POST: held } as unknown as ApiClient['http'],
  }
  queries.clear()
  expect(await loadings()).toEqual([false, false, false, false])
  const stop = startBoot({ queries, client, direction: 'ltr' })
  await noteVisit({ queries, client }, { path: '/', query: '' })
  await expect.poll(loadings).toEqual([true, false, true, true])
  for (const go of gates) go()
  await expect.poll(loadings).toEqual([false, false, false, false])
  stop()
})
