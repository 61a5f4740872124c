import { beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { favouritesOwner, setFavouritesOwner } from '@/client/state/favourites-owner.ts'
import { ROOT_KEY } from '@/client/state/stored-state.ts'
import {
  emptyDeviceLists,
  withList,
  withListing,
  withoutListings,
} from '@/domain/listing/device-lists.ts'
import {
  isEcho,
  joinFavourites,
  leaveFavourites,
  partFavourites,
  tellAccount,
} from './account-favourites.ts'

const ANA = 5

const row = (id: number) => ({
  id,
  slug_id: `home-${id}`,
  category: { category: 'House' },
  parameters: [],
})

type Habits = {
  /** These listings it does not take. */
  refused?: number[]
  extensions?: string[]
  /** What happens before a reading is answered. */
  whileReading?: () => void
}

/** A provider whose account has these favourites; what is sent to it is noted. */
function provider(
  favourites: number[],
  { refused = [], extensions = ['member'], whileReading = () => {} }: Habits = {},
) {
  const sent: unknown[] = []
  const get = async (
    path: string,
    options?: { params: { query: { offset: number; limit: number } } },
  ) => {
    if (path === '/web-settings') return { data: { data: { extensions } } }
    const answered = [...favourites]
    whileReading()
    if (path === '/ext/favourites/ids') return { data: { data: answered } }
    const { offset = 0, limit = 0 } = options?.params.query ?? {}
    const data = answered.slice(offset, offset + limit).map(row)
    return { data: { data, total: answered.length } }
  }
  const post = async (path: string, { body }: { body: { property_id?: number } }) => {
    sent.push([path, body])
    if (refused.includes(body.property_id ?? 0)) throw new ApiError('notFound', { message: 'gone' })
    return { data: { error: false, message: '' } }
  }
  const http: unknown = { GET: get, POST: post }
  const client = { http, language: 'en', viewer: null } as ApiClient
  return { sent, tools: { client, queries: createQueryClient() } }
}

const show = (...ids: number[]) =>
  deviceListsStore.change(() => withList(emptyDeviceLists, 'favourites', ids))

beforeEach(() => {
  localStorage.clear()
  const data = { token: '5|sample', data: { id: ANA } }
  const stored = { User_signup: { data, loading: false }, _persist: { version: 1 } }
  localStorage.setItem(ROOT_KEY, JSON.stringify(stored))
  show()
})

test('merges favorites of the device and shows all favorites of the account', async () => {
  const { sent, tools } = provider([3, 2])
  show(7, 3)
  expect(await joinFavourites(tools, ANA)).toEqual([7])
  expect(sent).toEqual([['/ext/favourites/merge', { property_ids: [7] }]])
  expect(deviceListsStore.read().favourites).toEqual([7, 3, 2])
  expect(favouritesOwner()).toBe(ANA)
})

test('loads all favorites of the account, however many', async () => {
  const many = Array.from({ length: 1_000 }, (_, n) => n + 1)
  await joinFavourites(provider(many).tools, ANA)
  expect(deviceListsStore.read().favourites).toEqual(many)
  show()
  await joinFavourites(provider(many, { extensions: [] }).tools, ANA)
  expect(deviceListsStore.read().favourites).toEqual(many)
})

test('merges many favorites in batches, the latest last', async () => {
  const { sent, tools } = provider([])
  const many = Array.from({ length: 450 }, (_, n) => n + 1)
  show(...many)
  await joinFavourites(tools, ANA)
  expect(sent).toEqual(
    [many.slice(250), many.slice(50, 250), many.slice(0, 50)].map((property_ids) => [
      '/ext/favourites/merge',
      { property_ids },
    ]),
  )
})

test('returns a merged favorite to the visitor when the merge is undone', async () => {
  const { sent, tools } = provider([3, 2])
  show(7, 3)
  await partFavourites(tools, await joinFavourites(tools, ANA))
  expect(sent.at(-1)).toEqual(['/add_favourite', { property_id: 7, type: 0 }])
  expect(deviceListsStore.read().favourites).toEqual([3, 2])
  leaveFavourites()
  expect(deviceListsStore.read().favourites).toEqual([7])
  setFavouritesOwner(ANA)
  leaveFavourites()
  expect(deviceListsStore.read().favourites).toEqual([])
})

test('keeps changes made while favorites are loaded', async () => {
  const changes: Promise<void>[] = []
  const { tools } = provider([3, 2], {
    whileReading() {
      for (const [id, isFavourite] of [
        [9, true],
        [2, false],
      ] as const) {
        deviceListsStore.change((kept) =>
          isFavourite
            ? withListing(kept, 'favourites', id)
            : withoutListings(kept, 'favourites', [id]),
        )
        changes.push(tellAccount(tools, [id], isFavourite))
      }
    },
  })
  await joinFavourites(tools, ANA)
  expect(deviceListsStore.read().favourites).toEqual([9, 3])
  await Promise.all(changes)
  expect(deviceListsStore.read().favourites).toEqual([9, 3])
})

test('ignores favorites of another member on the device', async () => {
  const { sent, tools } = provider([3])
  setFavouritesOwner(6)
  show(7)
  expect(await joinFavourites(tools, ANA)).toEqual([])
  expect(sent).toEqual([])
  expect(deviceListsStore.read().favourites).toEqual([3])
})

test("removes a member's favorites on sign-out and keeps a visitor's", () => {
  show(7)
  leaveFavourites()
  expect(deviceListsStore.read().favourites).toEqual([7])
  setFavouritesOwner(ANA)
  leaveFavourites()
  expect(deviceListsStore.read().favourites).toEqual([])
})

test('reverts only the rejected change', async () => {
  const { sent, tools } = provider([], { refused: [7] })
  show(5, 7, 6)
  await expect(tellAccount(tools, [5, 7, 6], true)).rejects.toThrow('gone')
  expect(sent).toHaveLength(3)
  expect(deviceListsStore.read().favourites).toEqual([5, 6])
  expect(isEcho(7)).toBe(true)
  expect(isEcho(9_999)).toBe(false)
})

test('sends only the last of two opposite changes', async () => {
  const { sent, tools } = provider([])
  show(9)
  const back = () => {
    show()
    return tellAccount(tools, [9], false)
  }
  await Promise.all([tellAccount(tools, [9], true), back()])
  expect(sent).toEqual([['/add_favourite', { property_id: 9, type: 0 }]])
  expect(deviceListsStore.read().favourites).toEqual([])
})

test('sends nothing for a visitor', async () => {
  const { sent, tools } = provider([])
  localStorage.removeItem(ROOT_KEY)
  await tellAccount(tools, [7], true)
  expect(sent).toEqual([])
})
