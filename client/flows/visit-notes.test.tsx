import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { openState } from '@/client/state/state-door.ts'
import { noteArticleCategory, noteChat, noteListingKind, noteVisit } from './visit-notes.ts'

const asked: string[] = []
const http: unknown = {
  GET: async (path: string) => {
    asked.push(path)
    return { data: { error: false, message: '', data: [], total: 0 } }
  },
}
const tools = {
  client: { http, language: 'de', viewer: null } as ApiClient,
  queries: createQueryClient(),
}
const visit = (path: string, query = '') => noteVisit(tools, { path, query })
let store: Awaited<ReturnType<typeof openState>>['store']
const cachedata = () => store.getSnapshot().context.cachedata

beforeAll(async () => {
  store = (await openState(tools.queries, tools.client)).store
})
beforeEach(() => {
  asked.length = 0
  store.trigger.searched({ filters: null, place: null })
})

test('remembers a search as in its URL, without view and page', async () => {
  await visit('/de/properties', 'type=rent&city=Bend&view=map&page=3&sort=newest')
  expect(cachedata().filterData).toEqual({ type: 'rent', city: 'Bend' })
  expect(cachedata().locationData).toBeNull()
  await visit('/de/properties')
  expect(cachedata().filterData).toEqual({ type: 'rent', city: 'Bend' })
})

test('remembers the place of a search around a position or in the set city', async () => {
  await visit('/properties', 'near=44.05,-121.31,10')
  expect(cachedata().locationData?.coordinates).toEqual({ latitude: 44.05, longitude: -121.31 })
  const place = {
    city: 'Bend',
    state: 'Oregon',
    country: '',
    formatted_address: 'Bend, Oregon',
    coordinates: { latitude: 44, longitude: -121 },
  }
  store.trigger.locationSet({ location: place })
  await visit('/properties', 'city=Bend')
  expect(cachedata().locationData).toEqual(place)
  store.trigger.locationCleared()
})

test('remembers the kind of the edited listing', async () => {
  await visit('/de/user/add-project', 'draft=4')
  expect(cachedata().isProject).toBe(true)
  await visit('/de/faqs')
  expect(cachedata().isProject).toBe(true)
  await visit('/de/user/edit-property/loft')
  expect(cachedata().isProject).toBe(false)
})

test.each([
  ['/de/project-details/harbor', '', true],
  ['/de/properties-details/loft', '', false],
  ['/de/user/edit-project/harbor', '', true],
  ['/de/my-property/loft', '', false],
  ['/de/user/add-project', '', true],
  ['/de/user/chat', 'person=4&property=9', false],
])('remembers the kind of the listing of %s?%s', async (path, query, isProject) => {
  store.trigger.listingKindChosen({ isProject: !isProject })
  await visit(path, query)
  expect(cachedata().isProject).toBe(isProject)
})

test.each(['/de', '/de/properties', '/de/projects', '/de/user/chat', '/de/agent-details/ana'])(
  'keeps the kind on %s, which is about no single listing',
  async (path) => {
    await noteListingKind(tools, true)
    await visit(path)
    expect(cachedata().isProject).toBe(true)
  },
)

test('remembers a chat that is opened, until the next or until the person signs out', async () => {
  const chat = { user_id: 4, name: 'Ana', property_id: 9 }
  await noteChat(tools, chat)
  await noteListingKind(tools, true)
  expect(cachedata().newUserChatData).toEqual(chat)
  await noteChat(tools, { ...chat, user_id: 0, property_id: null })
  expect(cachedata().newUserChatData).toMatchObject({ user_id: 0, property_id: null })
  store.trigger.loggedOut()
  expect(cachedata()).toMatchObject({ newUserChatData: null, isProject: false })
})

test('remembers the category of articles, or none', async () => {
  await noteArticleCategory(tools, 3)
  expect(cachedata().articleCategoryId).toBe(3)
  await noteArticleCategory(tools, null)
  expect(cachedata().articleCategoryId).toBeNull()
})

test('loads categories for pages with a search, once while fresh', async () => {
  tools.queries.clear()
  await visit('/de')
  await visit('/de/projects')
  await visit('/de/faqs')
  await expect.poll(() => asked).toEqual(['/get_categories'])
})
