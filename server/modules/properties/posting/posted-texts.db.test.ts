import { beforeEach, expect, test } from 'vitest'
import { textLines } from '@/domain/text/plain-text.ts'
import { createServer } from '@/server/app.ts'
import { lister, readyUpload } from '@/tests/support/builders/lister.ts'
import { category, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from '../handlers.ts'
import { myPropertiesHandlers } from '../my-listings/my-properties-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const PLACE = {
  address: '8 Quay',
  state: 'Hamburg',
  country: 'Germany',
  latitude: 53.5,
  longitude: 10,
}

async function setUp() {
  const app = createServer(testDeps({ db }), { ...propertiesHandlers, ...myPropertiesHandlers })
  const { id: accountId, token } = await lister(db)
  const category_id = await category(db, 'Apartment')
  const createBody = async (texts: { title: string; description: string; city: string }) => {
    const { id: upload } = await readyUpload(db, { accountId, purpose: 'photo' })
    return { ...PLACE, ...texts, category_id, property_type: 0, price: 1, pictures: [{ upload }] }
  }
  const own = async (id: number) => {
    const [row] = (await callOk(app, 'getAddedProperties', { token, query: { id } })).data
    return row
  }
  return { app, token, createBody, own }
}

test.each([
  ['Bath < 6 m², hall > 9 m² and dry', 'Bath < 6 m², hall > 9 m² and dry'],
  ['92 m&sup2;, 310.000 &euro;', '92 m², 310.000 €'],
  ['<p>A &amp; B</p><p>x<y &amp;lt;</p>', 'A & B\nx<y &lt;'],
])('the description %j is read as it was meant, also after editing', async (description, shown) => {
  const { app, token, createBody, own } = await setUp()
  const body = await createBody({ title: 'A <b> &sup2;', description, city: 'Ha\u200bmburg' })
  const [{ id } = { id: 0 }] = (await callOk(app, 'postProperty', { token, body })).data
  const stored = await own(id)
  expect(stored).toMatchObject({ title: 'A <b> &sup2;', city: 'Hamburg', slug_id: 'a-b-sup2' })
  const again = String(stored && 'description' in stored ? stored.description : '')
  expect(textLines(again).join('\n')).toBe(shown)
  await callOk(app, 'updateProperty', {
    token,
    body: { id, action_type: 0, description: again, title: 'B' },
  })
  expect(await own(id)).toMatchObject({ title: 'B', description: again })
})

test.each(['\u200b', '\u3164', '\u00ad\u2060', '\u2800'])('the title %j is none', async (title) => {
  const { app, token, createBody } = await setUp()
  const body = await createBody({ title, description: 'Quiet', city: 'Hamburg' })
  const reply = await call(app, 'postProperty', { token, body })
  expect(reply).toMatchObject({ status: 422, body: { fields: { title: 'Title is required' } } })
})

test('references stored by older releases are decoded when read', async () => {
  const { app } = await setUp()
  const { slug } = await publishedListing(db, { description: '92 m&sup2; &amp;lt;' })
  const { data } = await callOk(app, 'getProperty', { query: { slug_id: slug } })
  expect(data[0]).toMatchObject({ description: '92 m² &amp;lt;' })
})
