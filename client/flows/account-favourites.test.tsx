import { beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '@/client/api/api-client.ts'
import { ApiError } from '@/client/api/api-error.ts'
import { createQueryClient } from '@/client/api/query-client.ts'
import { favouritesOwner, setFavouritesOwner } from '@/client/state/favourites-owner.ts'
import { keptStore } from '@/client/state/kept-store.ts'
import { ROOT_KEY } from '@/client/state/stored-state.ts'
import { nothingKept, withList } from '@/domain/kept-listings.ts'
import {
  isEcho,
  joinFavourites,
  leaveFavourites,
  takeOut,
  tellAccount,
} from './account-favourites.ts'

const ANA = 5

const row = (id: number) => ({
  id,
  slug_id: `home-${id}`,
  category: { category: 'House' },
  parameters: [],
})

/** A provider whose account has these favourites; what is sent to it is noted. */
function provider(favourites: number[], refuses = false) {
  const sent: unknown[] = []
  const get = async (path: string) => ({
    data:
      path === '/web-settings'
        ? { data: { extensions: ['member'] } }
        : { data: favourites.map(row), total: favourites.length },
  })
  const post = async (path: string, { body }: { body: unknown }) => {
    sent.push([path, body])
    if (refuses) throw new ApiError('notFound', { message: 'gone' })
    return { data: { error: false, message: '' } }
  }
  const http: unknown = { GET: get, POST: post }
  const client = { http, language: 'en', viewer: null } as ApiClient
  return { sent, tools: { client, queries: createQueryClient() } }
}

const show = (...ids: number[]) => keptStore.change(() => withList(nothingKept, 'favourites', ids))

beforeEach(() => {
  localStorage.clear()
  const data = { token: '5|sample', data: { id: ANA } }
  const stored = { User_signup: { data, loading: false }, _persist: { version: 1 } }
  localStorage.setItem(ROOT_KEY, JSON.stringify(stored))
  show()
})

test('what the device kept is added, and the device shows the whole of the account', async () => {
  const { sent, tools } = provider([3, 2])
  show(7, 3)
  expect(await joinFavourites(tools, ANA)).toEqual([7])
  expect(sent).toEqual([['/ext/favourites/merge', { property_ids: [7] }]])
  expect(keptStore.read().favourites).toEqual([7, 3, 2])
  expect(favouritesOwner()).toBe(ANA)
})

test('what somebody else had here is not theirs', async () => {
  const { sent, tools } = provider([3])
  setFavouritesOwner(6)
  show(7)
  expect(await joinFavourites(tools, ANA)).toEqual([])
  expect(sent).toEqual([])
  expect(keptStore.read().favourites).toEqual([3])
})

test('nothing of an account stays when nobody is signed in; what a visitor keeps does', () => {
  show(7)
  leaveFavourites()
  expect(keptStore.read().favourites).toEqual([7])
  setFavouritesOwner(ANA)
  leaveFavourites()
  expect(keptStore.read().favourites).toEqual([])
})

test('a change that is refused is taken back', async () => {
  const { tools } = provider([], true)
  show(7)
  await expect(tellAccount(tools, [7], true)).rejects.toThrow('gone')
  expect(keptStore.read().favourites).toEqual([])
  expect(isEcho(7)).toBe(true)
  expect(isEcho(8)).toBe(false)
})

test('what was changed back at once is told as it ended', async () => {
  const { sent, tools } = provider([])
  show(9)
  await Promise.all([tellAccount(tools, [9], true), takeOut(tools, [9])])
  expect(sent).toEqual([['/add_favourite', { property_id: 9, type: 0 }]])
  expect(keptStore.read().favourites).toEqual([])
})

test('visitors tell nobody', async () => {
  const { sent, tools } = provider([])
  localStorage.removeItem(ROOT_KEY)
  await tellAccount(tools, [7], true)
  expect(sent).toEqual([])
})
