import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { adminHandlers } from '@/server/modules/admin/handlers.ts'
import { article } from '@/tests/support/builders/content.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { categoryHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function setUp() {
  await language(db, { code: 'en' })
  await language(db, { code: 'de' })
  const app = createServer(testDeps({ db }), { ...categoryHandlers, ...adminHandlers })
  const { token } = await signedIn(db, { isAdmin: true })
  const save = (body: object) => call(app, 'saveArticleCategory', { token, body })
  const remove = (id: number) => call(app, 'deleteArticleCategory', { token, path: { id } })
  const list = async () => (await callOk(app, 'getAdminArticleCategories', { token })).data
  const log = async () =>
    (await callOk(app, 'getAuditLog', { token })).data.map(({ action }) => action)
  return { save, remove, list, log }
}

const names = (en: string, de = '') => [
  { language: 'en', name: en },
  { language: 'de', name: de },
]

test('creates, translates and removes categories, and logs each change', async () => {
  const { save, remove, list, log } = await setUp()
  expect((await save({ names: names('Buying', 'Kaufen') })).status).toBe(200)
  const [made] = await list()
  expect(made).toMatchObject({ slug: 'buying', names: names('Buying', 'Kaufen'), uses: 0 })
  const id = made?.id ?? 0
  await save({ id, names: names('Buying a home') })
  const renamed = { slug: 'buying', names: [{ language: 'en', name: 'Buying a home' }] }
  expect(await list()).toMatchObject([renamed])
  expect((await remove(id)).status).toBe(200)
  expect([await list(), (await remove(id)).status]).toEqual([[], 404])
  const saved = 'articleCategorySaved'
  expect(await log()).toEqual(['articleCategoryRemoved', saved, saved])
})

test.each([
  [{ names: names('') }, 'names.en'],
  [{ names: [...names('Buying'), { language: 'fr', name: 'Acheter' }] }, 'names.fr'],
  [{ names: names('Other'), slug: 'renting' }, 'slug'],
])('refuses %j', async (body, field) => {
  const { save, list, log } = await setUp()
  await save({ names: names('Renting') })
  expect(await save(body)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  })
  expect([(await list()).length, (await log()).length]).toEqual([1, 1])
})

test('keeps a category that an article has', async () => {
  const { save, remove, list } = await setUp()
  await save({ names: names('Renting') })
  const id = (await list())[0]?.id ?? 0
  await article(db, { title: 'Moving', categoryId: id })
  expect(await remove(id)).toMatchObject({ status: 409, body: { key: 'categoryUsed' } })
  expect(await list()).toMatchObject([{ id, uses: 1 }])
})
