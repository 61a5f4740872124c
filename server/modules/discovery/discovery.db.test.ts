import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import {
  agentAccount,
  countEverything,
  deactivatedAccount,
} from '@/tests/support/builders/accounts.ts'
import { article } from '@/tests/support/builders/content.ts'
import { pendingListing, publishedListing, soldListing } from '@/tests/support/builders/listings.ts'
import {
  formerProjectSlug,
  pendingProject,
  upcomingProject,
} from '@/tests/support/builders/projects.ts'
import { language, setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { discoveryHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type OwnDeps = Parameters<typeof testDeps>[0]

function open(own: OwnDeps = {}) {
  const deps = testDeps({ db, ...own })
  return { deps, app: createServer(deps, discoveryHandlers) }
}

const REFUSED = Promise.resolve({
  package_available: true,
  feature_available: false,
  limit_available: true,
})
const GRANTED = Promise.resolve({
  package_available: true,
  feature_available: true,
  limit_available: true,
})
const gated = {
  hasPackage: async () => false,
  premiumListings: () => REFUSED,
  projectAccess: () => REFUSED,
  mortgageDetails: () => GRANTED,
}

describe('sitemap addresses', () => {
  test('cover only public listings, with their last change', async () => {
    const shown = await publishedListing(db, { slug: 'shown' })
    const changed = '2026-05-04T08:30:00.000Z'
    await sql`update property set updated_at = ${changed} where id = ${shown.id}`.execute(db)
    await soldListing(db, { slug: 'sold' })
    await publishedListing(db, { slug: 'premium', isPremium: true })
    await pendingListing(db, { slug: 'waiting' })
    await publishedListing(db, { slug: 'over', expiresAt: new Date('2026-01-01') })
    const gone = await deactivatedAccount(db)
    await publishedListing(db, { slug: 'orphan', ownerId: gone.id })
    const { app } = open()
    const all = await callOk(app, 'getAddresses', { path: { kind: 'property' } })
    expect(all.data.map(({ slug_id }) => slug_id)).toEqual(['shown', 'sold', 'premium'])
    expect(all.data[0]).toEqual({
      id: shown.id,
      slug_id: 'shown',
      updated_at: '2026-05-04T08:30:00.000000Z',
    })
    expect(all.next).toBeNull()
    const path = { kind: 'property' } as const
    const forGuests = await callOk(open({ access: gated }).app, 'getAddresses', { path })
    expect(forGuests.data.map(({ slug_id }) => slug_id)).toEqual(['shown', 'sold'])
  })

  test('cover projects, articles and agents', async () => {
    const ada = await agentAccount(db, { slug: 'ada' })
    await agentAccount(db, { slug: 'buyer' })
    await upcomingProject(db, { slug: 'harbour', ownerId: ada.id })
    await pendingProject(db, { slug: 'waiting' })
    await article(db, { title: 'Moving in', slug: 'moving-in' })
    await countEverything(db)
    const { app } = open()
    const slugs = async (kind: 'project' | 'article' | 'agent') =>
      (await callOk(app, 'getAddresses', { path: { kind } })).data.map(({ slug_id }) => slug_id)
    expect(await slugs('project')).toEqual(['harbour'])
    expect(await slugs('article')).toEqual(['moving-in'])
    expect(await slugs('agent')).toEqual(['ada'])
    const path = { kind: 'project' } as const
    expect((await callOk(open({ access: gated }).app, 'getAddresses', { path })).data).toEqual([])
  })

  test('appear once across ranges of any size', async () => {
    for (let index = 0; index < 7; index += 1) {
      await (index === 2 || index === 3 ? pendingListing(db) : publishedListing(db))
    }
    const { app } = open()
    const { data } = await callOk(app, 'getAddressRanges', { query: { size: 2 } })
    expect(data).toEqual([
      { kind: 'property', first: 1, last: 2 },
      { kind: 'property', first: 5, last: 6 },
      { kind: 'property', first: 7, last: 8 },
    ])
    const found = await Promise.all(
      data.map(({ kind, first, last }) =>
        callOk(app, 'getAddresses', { path: { kind }, query: { first, last } }),
      ),
    )
    expect(found.map((reply) => reply.data.map(({ id }) => id))).toEqual([[1, 2], [5, 6], [7]])
    const whole = await callOk(app, 'getAddressRanges')
    expect(whole.data).toEqual([{ kind: 'property', first: 1, last: 50_000 }])
  })

  test('continue at the returned id', async () => {
    const { id } = await publishedListing(db, { slug: 'first' })
    await sql`insert into property (slug, category_id, property_type, request_status, title, description, address, city,
        state, country, latitude, longitude, public_latitude, public_longitude, price_minor)
      select 'copy-' || n, category_id, property_type, request_status, title, description, address, city, state, country,
        latitude, longitude, public_latitude, public_longitude, price_minor
      from property, generate_series(1, 5004) n where id = ${id}`.execute(db)
    const path = { kind: 'property' } as const
    const { app } = open()
    const begun = await callOk(app, 'getAddresses', { path })
    expect([begun.data.length, begun.next]).toEqual([5000, (begun.data.at(-1)?.id ?? 0) + 1])
    const rest = await callOk(app, 'getAddresses', { path, query: { first: begun.next ?? 0 } })
    expect([rest.data.length, rest.next]).toEqual([5, null])
  })

  test('are empty in an empty marketplace, and reject bad values', async () => {
    const { app } = open()
    expect(await callOk(app, 'getAddressRanges')).toMatchObject({
      message: 'No addresses found.',
      data: [],
    })
    expect((await call(app, 'getAddressRanges', { search: 'size=0' })).status).toBe(422)
    expect((await call(app, 'getAddressRanges', { search: 'x=%ff' })).status).toBe(400)
    const path = { kind: 'property' } as const
    expect((await call(app, 'getAddresses', { path, search: 'first=x' })).status).toBe(422)
    expect((await call(app, 'getAddresses', { path, search: 'x=%ff' })).status).toBe(400)
  })
})

describe('the share picture', () => {
  const path = (slug: string, kind: 'property' | 'project' | 'article' | 'agent' = 'property') => ({
    path: { kind, slug },
  })
  const tagOf = (reply: { headers: Headers }) => reply.headers.get('etag') ?? ''

  test('is drawn once, and again when the page changes', async () => {
    const { id } = await publishedListing(db, { slug: 'lake' })
    const { app, deps } = open()
    let drawn = 0
    const { shareCard } = deps.images
    deps.images.shareCard = (card) => {
      drawn += 1
      return shareCard(card)
    }
    const replies = await Promise.all(
      [1, 2, 3].map(() => call(app, 'getSharePicture', path('lake'))),
    )
    for (const reply of replies) {
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('image/jpeg')
      expect(reply.headers.get('cache-control')).toBe('public, max-age=3600')
    }
    await call(app, 'getSharePicture', path('lake'))
    expect(drawn).toBe(1)
    const url = 'http://localhost/api/ext/discovery/share-picture/property/lake'
    const bytes = await app.request(url)
    const facts = await sharp(await bytes.arrayBuffer()).metadata()
    expect([facts.width, facts.height]).toEqual([1200, 630])

    const headers = { 'if-none-match': tagOf(bytes) }
    expect((await app.request(url, { headers })).status).toBe(304)
    await sql`update property set price_minor = 1 where id = ${id}`.execute(db)
    expect([(await app.request(url, { headers })).status, drawn]).toEqual([200, 2])
    expect(await deps.files.list(`shares/property-${id}`)).toHaveLength(1)
  })

  test('uses the requested language if it is active', async () => {
    await language(db, { code: 'en', texts: { 'listingCard.sell': 'For sale' } })
    await language(db, { code: 'ar', isRightToLeft: true, texts: { 'listingCard.sell': 'للبيع' } })
    await publishedListing(db, { slug: 'lake' })
    const { app } = open()
    const tag = async (query: { language?: string }) =>
      tagOf(await call(app, 'getSharePicture', { ...path('lake'), query }))
    expect(await tag({ language: 'ar' })).not.toBe(await tag({}))
    expect(await tag({ language: 'xx' })).toBe(await tag({}))
  })

  test('shows projects, articles and agents, also by former slugs', async () => {
    const ada = await agentAccount(db, { slug: 'ada' })
    const project = await upcomingProject(db, { slug: 'harbour', ownerId: ada.id })
    await formerProjectSlug(db, project.id, 'old-harbour')
    await article(db, { title: 'Moving in', slug: 'moving-in' })
    const { app } = open()
    const now = await call(app, 'getSharePicture', path('harbour', 'project'))
    expect(tagOf(await call(app, 'getSharePicture', path('old-harbour', 'project')))).toBe(
      tagOf(now),
    )
    expect((await call(app, 'getSharePicture', path('moving-in', 'article'))).status).toBe(200)
    expect((await call(app, 'getSharePicture', path('ada', 'agent'))).status).toBe(200)
  })

  test('of a gated page is the marketplace’s', async () => {
    await publishedListing(db, { slug: 'premium', isPremium: true })
    await upcomingProject(db, { slug: 'harbour' })
    const { app } = open({ access: gated })
    const site = await call(app, 'getSharePictureOfSite')
    expect(site.status).toBe(200)
    for (const wanted of [path('premium'), path('harbour', 'project'), path('admin', 'agent')]) {
      expect(tagOf(await call(app, 'getSharePicture', wanted))).toBe(tagOf(site))
    }
    const headers = { 'if-none-match': tagOf(site) }
    const url = 'http://localhost/api/ext/discovery/share-picture'
    expect((await app.request(url, { headers })).status).toBe(304)
    await setting(db, { company_name: 'Casa Nova' })
    expect((await app.request(url, { headers })).status).toBe(200)
  })

  test('does not exist for unknown pages', async () => {
    await pendingListing(db, { slug: 'waiting' })
    await pendingProject(db, { slug: 'planned' })
    const { app } = open()
    for (const wanted of [
      path('waiting'),
      path('never-was'),
      path('planned', 'project'),
      path('never-was', 'article'),
      path('never-was', 'agent'),
    ]) {
      expect((await call(app, 'getSharePicture', wanted)).status).toBe(404)
    }
  })

  test('is limited per visitor and rejects bad values', async () => {
    const { app } = open({
      limits: {
        consume: async () => {
          throw new LimitReached('sharePicturesByAddress', 60)
        },
        giveBack: async () => {},
      },
    })
    await publishedListing(db, { slug: 'lake' })
    for (const reply of [
      await call(app, 'getSharePicture', path('lake')),
      await call(app, 'getSharePictureOfSite'),
    ]) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '60'])
    }
    const search = `language=${'x'.repeat(21)}`
    expect((await call(app, 'getSharePicture', { ...path('lake'), search })).status).toBe(422)
    expect((await call(app, 'getSharePictureOfSite', { search })).status).toBe(422)
    expect((await call(app, 'getSharePicture', { ...path('lake'), search: 'x=%ff' })).status).toBe(
      400,
    )
    expect((await call(app, 'getSharePictureOfSite', { search: 'x=%ff' })).status).toBe(400)
  })
})
