import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { propertyDetail } from '@/tests/stories/sample-listings.ts'
import { createReads } from './calls/reads.ts'
import { listingCardQueries } from './cards/listing-cards.ts'
import { createApiClient } from './client.ts'
import { readComparison } from './compare.ts'

const GONE = 404
const PREMIUM = 403
const OTHER_CATEGORY = 3
const BROKEN = 500

let asked: string[] = []
beforeEach(() => {
  asked = []
})

const client = createApiClient({
  baseUrl: 'http://provider.example/api',
  language: 'en',
  fetch: async (request) => {
    asked.push(request.url.slice('http://provider.example/api/'.length))
    return provider().fetch(request)
  },
})

const compare = async (...ids: number[]) => {
  const read = await readComparison(createReads(), client, ids)
  return read.map((one) => (one.state === 'found' ? one.home.title : `${one.id} ${one.state}`))
}

describe('a comparison', () => {
  test('of two homes of a category is one call', async () => {
    expect(await compare(1, 2)).toEqual(['Home 1', 'Home 2'])
    expect(asked).toEqual(['compare-properties?source_property_id=1&target_property_id=2'])
  })

  test('of one or more than two homes loads each', async () => {
    expect(await compare(3, 1, 2)).toEqual(['Home 3', 'Home 1', 'Home 2'])
    expect(await compare(2)).toEqual(['Home 2'])
    expect(asked.every((call) => call.startsWith('get_property?'))).toBe(true)
  })

  test('that the provider refuses is loaded home by home', async () => {
    expect(await compare(1, OTHER_CATEGORY)).toEqual(['Home 1', 'Home 3'])
    expect(asked).toHaveLength(3)
  })

  test('marks deleted and premium homes', async () => {
    expect(await compare(1, GONE)).toEqual(['Home 1', '404 gone'])
    expect(await compare(PREMIUM, 1, 2)).toEqual(['403 premium', 'Home 1', 'Home 2'])
  })

  test('fails when the provider fails', async () => {
    await expect(compare(BROKEN, 1)).rejects.toMatchObject({ kind: 'server' })
    await expect(compare(BROKEN, 1, 2)).rejects.toMatchObject({ kind: 'server' })
  })

  test('of no homes makes no call', async () => {
    expect([await compare(), asked]).toEqual([[], []])
  })
})

describe('listing cards by id', () => {
  const titles = async (ids: number[], isOffered: boolean) => {
    const rows = await createReads().read(listingCardQueries.byIds(client, ids, isOffered))
    return rows.map(({ title }) => title)
  }

  test('are loaded a hundred at a time', async () => {
    const ids = Array.from({ length: 130 }, (_, index) => index + 1000)
    expect(await titles(ids, true)).toHaveLength(130)
    expect(asked.map((call) => call.split(/%2C|,/).length)).toEqual([100, 30])
  })

  test('are loaded one by one from a provider without the extension', async () => {
    expect(await titles([2, GONE, PREMIUM, 1], false)).toEqual(['Home 2', 'Home 1'])
    await expect(titles([2, BROKEN], false)).rejects.toMatchObject({ kind: 'server' })
  })

  test('make no call without ids', async () => {
    expect([await titles([], true), asked]).toEqual([[], []])
  })
})

function provider(): Hono {
  const app = new Hono().basePath('/api')
  const no = (status: 403 | 404 | 422 | 500, key: string) =>
    Response.json({ error: true, message: 'no', key, data: null }, { status })
  const found = (data: unknown) => Response.json({ error: false, message: 'ok', data })
  const refusal = (id: number) => {
    if (id === GONE) return no(404, 'notFound')
    if (id === PREMIUM) return no(403, 'packageRefused')
    return id === BROKEN ? no(500, 'server') : null
  }
  app.get('/compare-properties', (context) => {
    const source = Number(context.req.query('source_property_id'))
    const target = Number(context.req.query('target_property_id'))
    if (target === OTHER_CATEGORY) return no(422, 'invalid')
    const sides = { source_property: side(source), target_property: side(target) }
    return refusal(source) ?? refusal(target) ?? found(sides)
  })
  app.get('/get_property', (context) => {
    const id = Number(context.req.query('id'))
    return refusal(id) ?? found([propertyDetail({ id, title: `Home ${id}` })])
  })
  app.get('/ext/properties/cards', (context) => {
    const ids = (context.req.query('ids') ?? '').split(',').map(Number)
    return found(ids.map((id) => propertyDetail({ id, title: `Home ${id}` })))
  })
  return app
}

function side(id: number) {
  const detail = propertyDetail({ id, title: `Home ${id}` })
  return {
    ...detail,
    is_premium: 0,
    created_at: detail.post_created_iso,
    total_likes: 1,
    total_views: 2,
    facilities: detail.parameters,
    near_by_places: detail.assign_facilities,
  }
}
