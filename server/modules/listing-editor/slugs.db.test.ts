import { beforeEach, expect, test } from 'vitest'
import { SLUG_MAX_LENGTH } from '@/domain/web/slug.ts'
import { formerProjectSlug, upcomingProject } from '@/tests/support/builders/projects.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { redirectOldSlug } from './slug-store.ts'
import { claimSlug, renameListing } from './slugs.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const claim = (text: string, id?: number) =>
  db.transaction().execute((tx) => claimSlug(tx, { kind: 'project', text, ...(id ? { id } : {}) }))

test('a text gives its slug, with a number if another listing has or had it', async () => {
  expect(await claim('Harbour Quarter')).toBe('harbour-quarter')
  const first = await upcomingProject(db, { slug: 'harbour-quarter' })
  expect(await claim('Harbour Quarter')).toBe('harbour-quarter-1')
  await formerProjectSlug(db, first.id, 'harbour-quarter-1')
  expect(await claim('Harbour Quarter')).toBe('harbour-quarter-2')
  expect(await claim('Harbour Quarter', first.id)).toBe('harbour-quarter')
  expect(await claim('Harbour Quarter 1', first.id)).toBe('harbour-quarter-1')
})

test('a text without letters has a slug, and a long one is shortened', async () => {
  expect(await claim('!?')).toBe('project')
  const long = 'word '.repeat(60)
  const slug = await claim(long)
  await upcomingProject(db, { slug })
  const next = await claim(long)
  expect(next).not.toBe(slug)
  expect(next.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH)
})

test('falls back to a random number if all others are taken', async () => {
  for (const slug of ['quay', ...Array.from({ length: 20 }, (_, at) => `quay-${at + 1}`)]) {
    await upcomingProject(db, { slug })
  }
  expect(await claim('Quay')).toMatch(/^quay-\d{4,9}$/)
})

test('a former slug leads to its listing, even back and forth', async () => {
  const { id } = await upcomingProject(db, { slug: 'first' })
  const move = (former: string, slug: string) =>
    db
      .transaction()
      .execute((tx) =>
        redirectOldSlug(tx, { kind: 'project', id, oldSlug: former, slug, at: TEST_NOW }),
      )
  const kept = async () =>
    (await db.selectFrom('slug_redirect').select(['slug', 'target_id']).execute()).map(
      (row) => `${row.slug} ${row.target_id}`,
    )
  await move('first', 'second')
  expect(await kept()).toEqual([`first ${id}`])
  await move('second', 'first')
  expect(await kept()).toEqual([`second ${id}`])
  await move('first', 'first')
  expect(await kept()).toEqual([`second ${id}`])
})

test('a stored slug of older rules stays while it is not changed', async () => {
  const slug = '\ufe0f-hut'
  const { id } = await upcomingProject(db, { slug })
  const rename = (wanted: string) =>
    db
      .transaction()
      .execute((tx) => renameListing(tx, { kind: 'project', id, slug }, { wanted, at: TEST_NOW }))
  expect(await rename(slug)).toEqual({})
  expect(await rename('Hut')).toEqual({ slug: 'hut' })
})
