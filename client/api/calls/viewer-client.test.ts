import { afterEach, expect, test, vi } from 'vitest'
import { createLazyClient } from './lazy-client.ts'
import { createQueryClient } from './query-client.ts'
import { publicKey, viewerKey } from './query-keys.ts'
import { clientFor } from './viewer-client.ts'

const visitor = createLazyClient({ baseUrl: 'http://site/api', language: 'en' })
const listed = (client: { language: string; viewer: number | null }) =>
  viewerKey({ ...visitor, ...client }, 'properties', 'list', { page: 1 })

afterEach(() => vi.restoreAllMocks())

test("shows a visitor's data until the member's own is loaded", () => {
  const queries = createQueryClient()
  queries.setQueryData(listed(visitor), ['as visitors see it'])
  const member = clientFor(queries, visitor, { viewer: 5 })
  expect(member.viewer).toBe(5)
  expect(queries.getQueryData(listed(member))).toEqual(['as visitors see it'])
  expect(queries.getQueryState(listed(member))?.dataUpdatedAt).toBe(1)
})

test("shows a later page's data too, but never over newer data", () => {
  const queries = createQueryClient()
  const member = clientFor(queries, visitor, { viewer: 5 })
  queries.setQueryData(listed(visitor), ['of the page'])
  expect(queries.getQueryData(listed(member))).toEqual(['of the page'])
  queries.setQueryData(listed(member), ['their own'])
  queries.setQueryData(listed(visitor), ['of another page'])
  expect(queries.getQueryData(listed(member))).toEqual(['their own'])
})

test('removes all data of a member who signs out', () => {
  const queries = createQueryClient()
  const member = clientFor(queries, visitor, { viewer: 5 })
  queries.setQueryData(listed(member), ['their own'])
  queries.setQueryData(publicKey(visitor, 'content', 'faqs'), ['for all'])
  const next = clientFor(queries, member, { viewer: null })
  expect(next.viewer).toBe(null)
  expect(queries.getQueryCache().getAll()).toEqual([])
  queries.setQueryData(listed(visitor), ['as visitors see it'])
  expect(queries.getQueryData(listed(member))).toBeUndefined()
})

test('hides the data of one member from the next', () => {
  const queries = createQueryClient()
  const first = clientFor(queries, visitor, { viewer: 5 })
  queries.setQueryData(listed(first), ['of the first'])
  const second = clientFor(queries, first, { viewer: 7 })
  expect(queries.getQueryData(listed(second))).toBeUndefined()
  expect(queries.getQueryData(listed(first))).toBeUndefined()
})
