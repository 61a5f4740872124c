import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { prepareCategories } from '@/client/api/replies/cached-facts.ts'
import type { OwnState, Remembered } from '@/client/state/client-state.ts'
import { openState } from '@/client/state/state-door.ts'
import type { ClientStore } from '@/client/state/state-store.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import { chatOfQuery } from '@/domain/web/chat-route.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { inLanguage, routes } from '@/domain/web/routes.ts'

export type NoteTools = { queries: Queries; client: ApiClient }

export type Address = { path: string; query: string }

/** Stores the search of a page, or the kind of the listing that it shows, edits or talks about. */
export async function noteVisit(tools: NoteTools, { path, query }: Address): Promise<void> {
  const { store } = await openState(tools.queries, tools.client)
  const bare = withoutLanguage(path, tools.client.language)
  const { cachedata, location } = store.getSnapshot().context
  if (SEARCHING.has(bare)) prepareCategories(tools.queries, tools.client)
  if (bare === routes.properties()) {
    const search = searchAt(query, location.currentLocation)
    if (search && !isSame(search, cachedata)) store.trigger.searched(search)
  }
  const isChat = bare === routes.member('chat') && chatOfQuery(new URLSearchParams(query)) !== null
  const isProject = isChat ? false : ABOUT.find(([start]) => bare.startsWith(start))?.[1]
  if (isProject !== undefined) noteKind(store, isProject)
}

/** The conversation that a page of a listing or an agent opens; names as in `get_chats`. */
export type PreparedChat = {
  user_id: number
  name: string
  /** Null for a project or an agent. */
  property_id: number | null
  profile?: string
  title?: string
  title_image?: string
  slug_id?: string
}

/** Stores the recipient and the listing of a chat that is opened. */
export async function noteChat(tools: NoteTools, chat: PreparedChat): Promise<void> {
  const { store } = await openState(tools.queries, tools.client)
  store.trigger.chatPrepared({ chat })
}

/** Stores the kind of the listing that a conversation is about. */
export async function noteListingKind(tools: NoteTools, isProject: boolean): Promise<void> {
  const { store } = await openState(tools.queries, tools.client)
  noteKind(store, isProject)
}

function noteKind(store: ClientStore, isProject: boolean): void {
  if (store.getSnapshot().context.cachedata.isProject === isProject) return
  store.trigger.listingKindChosen({ isProject })
}

/** Stores the article category shown; null for all. */
export async function noteArticleCategory(tools: NoteTools, id: number | null): Promise<void> {
  const { store } = await openState(tools.queries, tools.client)
  if (store.getSnapshot().context.cachedata.articleCategoryId === id) return
  store.trigger.articleCategoryChosen({ id })
}

/** Pages with a category filter. */
const SEARCHING = new Set([
  routes.home(),
  routes.properties(),
  routes.projects(),
  routes.saveSearch(),
])

const ABOUT: readonly [start: string, isProject: boolean][] = [
  [routes.project(''), true],
  [routes.property(''), false],
  [listingRoutes.myProperty(''), false],
  [listingRoutes.addProject(), true],
  [listingRoutes.editProject(''), true],
  [listingRoutes.addProperty(), false],
  [listingRoutes.editProperty(''), false],
]

type Search = { filters: Remembered; place: PlaceLocation | null }

/** Null without filters; an unfiltered list is not stored. */
function searchAt(query: string, current: PlaceLocation | null): Search | null {
  const asked = new URLSearchParams(query)
  for (const shown of ['view', 'page', 'turn', 'sort']) asked.delete(shown)
  const filters = Object.fromEntries(asked)
  if (Object.keys(filters).length === 0) return null
  return { filters, place: searchedPlace(filters, current) }
}

/** Location of a search: its center, or the visitor's location if it is in the searched city. */
function searchedPlace(asked: Record<string, string>, current: PlaceLocation | null) {
  const { near, city, state, country } = parseFilters(asked)
  if (near) {
    const { latitude, longitude } = near
    const formatted_address = [city, state, country].filter(Boolean).join(', ')
    return { coordinates: { latitude, longitude }, formatted_address, city, state, country }
  }
  return city && current?.city === city ? current : null
}

function isSame(search: Search, { filterData, locationData }: OwnState['cachedata']): boolean {
  const previous = { filters: filterData, place: locationData }
  return JSON.stringify(search) === JSON.stringify(previous)
}

function withoutLanguage(path: string, language: string): string {
  const start = inLanguage('/', language, '').replace(/\/$/, '')
  const isIn = path === start || path.startsWith(`${start}/`)
  return (isIn ? path.slice(start.length) : path) || '/'
}
