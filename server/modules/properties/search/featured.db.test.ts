import { type KyselyPlugin, RawNode, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { featureProperty, publishedListing } from '@/tests/support/builders/listings.ts'
import { featureProject, upcomingProject } from '@/tests/support/builders/projects.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { readFeaturedIds } from './featured-store.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const minutesOn = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const appAt = (at = TEST_NOW) => createServer(testDeps({ db, clock: () => at }))

async function homes(count: number, isFeatured: (n: number) => boolean): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) {
    const postedAt = new Date(TEST_NOW.getTime() - (n + 1) * 3_600_000)
    const { id } = await publishedListing(db, { priceMinor: (n + 1) * 1000, postedAt })
    if (isFeatured(n)) await featureProperty(db, id)
    ids.push(id)
  }
  return ids
}

type Asked = { sort?: 'newest' | 'price_asc'; promoted?: 1 }

/** All pages, as the clock goes on between them. */
async function allPages(asked: Asked, limit: number) {
  const ids: number[] = []
  let rotation: number | undefined
  for (let page = 0; ; page += 1) {
    const query = { ...asked, limit, offset: page * limit, rotation }
    const reply = await callOk(appAt(minutesOn(page)), 'getPropertyList', { query })
    rotation ??= reply.rotation
    if (reply.data.length === 0) return ids
    ids.push(...reply.data.map(({ id }) => id))
  }
}

test('puts featured listings of further pages first, two of twelve', async () => {
  const ids = await homes(30, (n) => n >= 24)
  const query = { limit: 12 }
  const { data } = await callOk(appAt(), 'getPropertyList', { query })
  expect(data.map(({ promoted }) => promoted)).toEqual([true, true, ...Array(10).fill(false)])
  expect(data.slice(2).map(({ id }) => id)).toEqual(ids.slice(0, 10))
})

test.each<[string, Asked, number]>([
  ['newest first', {}, 7],
  ['by price', { sort: 'price_asc' }, 12],
  ['of featured ones only', { promoted: 1 }, 5],
])('repeats and loses nothing over pages %s', async (_, asked, limit) => {
  const ids = await homes(60, (n) => n % 4 === 3)
  const expected = asked.promoted ? ids.filter((_id, n) => n % 4 === 3) : ids
  expect((await allPages(asked, limit)).toSorted((a, b) => a - b)).toEqual(expected)
})

test('gives other listings their turn with time', async () => {
  const ids = await homes(40, (n) => n >= 20)
  const first = new Set<number>()
  for (let minute = 0; minute < 20; minute += 1) {
    const { data } = await callOk(appAt(minutesOn(minute)), 'getPropertyList', {
      query: { limit: 12 },
    })
    for (const row of data) if (row.promoted) first.add(row.id)
  }
  expect([...first].toSorted((a, b) => a - b)).toEqual(ids.slice(20))
})

test('does the same for projects', async () => {
  const ids: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const postedAt = new Date(TEST_NOW.getTime() - (n + 1) * 3_600_000)
    const { id } = await upcomingProject(db, { postedAt })
    if (n >= 14) await featureProject(db, id)
    ids.push(id)
  }
  const first = await callOk(appAt(), 'getProjects', { query: { limit: 12 } })
  expect(first.data.map((row) => row.is_promoted)).toEqual([true, true, ...Array(10).fill(false)])
  const query = { limit: 12, offset: 12, rotation: first.rotation }
  const second = await callOk(appAt(minutesOn(9)), 'getProjects', { query })
  const seen = [...first.data, ...second.data].map(({ id }) => id)
  expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
})

type PlanNode = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/** Rows of listings that a plan read or compared. */
function examined(node: PlanNode): number {
  const own =
    node['Relation Name'] === 'property_search'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : (node['Rows Removed by Join Filter'] ?? 0)
  return (node.Plans ?? []).reduce((sum, plan) => sum + examined(plan), own)
}

test('reads each featured listing once, though statistics know of none', async () => {
  const count = 40
  const ids = await homes(count, () => false)
  await sql`analyze property_search, advertisement`.execute(db)
  for (const id of ids) await featureProperty(db, id)
  let plan: PlanNode | undefined
  const explained: KyselyPlugin = {
    transformQuery: ({ node }) => RawNode.create(['explain (analyze, format json) ', ''], [node]),
    async transformResult({ result }) {
      plan = (result.rows[0] as { 'QUERY PLAN': { Plan: PlanNode }[] })['QUERY PLAN'][0]?.Plan
      return result
    },
  }
  const wanted = { filters: { maxPriceMinor: 1e9 }, at: TEST_NOW, placement: 'list' } as const
  expect((await readFeaturedIds(db, wanted)).toSorted((a, b) => a - b)).toEqual(ids)
  await readFeaturedIds(db.withPlugin(explained), wanted)
  if (!plan) throw new Error('no plan was made')
  expect(examined(plan)).toBeLessThanOrEqual(count)
})
