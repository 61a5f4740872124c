import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { adminHandlers } from '@/server/modules/admin/handlers.ts'
import { settingsHandlers } from '@/server/modules/settings/handlers.ts'
import { article, articleCategory, faq } from '@/tests/support/builders/content.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { language, setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { contentHandlers } from '../handlers.ts'
import { editionHandlers } from './handlers.ts'
import { publishDue } from './schedule-job.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type Text = { language: string; field: string; text: string; is_confirmed?: 0 | 1 }
type Kind = 'article' | 'page' | 'faq' | 'slide'

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)
const en = (field: string, text: string): Text => ({ language: 'en', field, text })
const de = (field: string, text: string): Text => ({ language: 'de', field, text })

async function setUp() {
  await language(db, { code: 'en' })
  await language(db, { code: 'de' })
  let now = TEST_NOW
  const deps = { ...testDeps({ db }), clock: () => now }
  const handlers = { ...contentHandlers, ...editionHandlers, ...adminHandlers, ...settingsHandlers }
  const app = createServer(deps, handlers)
  const { token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const other = await signedIn(db, { isAdmin: true, name: 'Ben Ito' })
  const read = async (kind: Kind, id: number) =>
    (await callOk(app, 'getContent', { token, path: { kind, id } })).data
  const list = async (query: { kind: Kind; state?: 'retired' | 'draft'; search?: string }) =>
    await callOk(app, 'getContentList', { token, query })
  const create = async (kind: 'article' | 'faq' | 'slide', changes: object) =>
    (await callOk(app, 'createContent', { token, body: { kind, changes } })).data.id
  const save = async (kind: Kind, id: number, changes: object, base?: number, by = token) => {
    const body = { base: base ?? (await read(kind, id)).revision, changes }
    return await call(app, 'saveContentDraft', { token: by, path: { kind, id }, body })
  }
  const publish = async (kind: Kind, id: number, facts: object = {}) => {
    const body = { base: (await read(kind, id)).revision, ...facts }
    return await call(app, 'publishContent', { token, path: { kind, id }, body })
  }
  const editions = async (kind: Kind, id: number) =>
    (await callOk(app, 'getContentEditions', { token, path: { kind, id } })).data
  const act = (id: 'retireContent' | 'unscheduleContent', kind: Kind, item: number) =>
    call(app, id, { token, path: { kind, id: item }, body: {} })
  const revert = (kind: Kind, id: number, edition: number) =>
    call(app, 'revertContent', { token, path: { kind, id, edition }, body: { note: 'Back' } })
  const discard = async (kind: Kind, id: number) => {
    const body = { base: (await read(kind, id)).revision }
    return await call(app, 'discardContentDraft', { token, path: { kind, id }, body })
  }
  const faqs = async (code = 'en') => (await callOk(app, 'getFaqs', { language: code })).data
  const log = async () => {
    const rows = await db.selectFrom('audit_entry').select(['action', 'subject_name']).execute()
    return rows.map(({ action, subject_name }) => `${action} ${subject_name}`)
  }
  const travel = (to: Date) => {
    now = to
  }
  const runJob = (at: Date) =>
    publishDue({ ...deps, clock: () => at }, new AbortController().signal)
  return {
    app,
    deps,
    token,
    other,
    read,
    list,
    create,
    save,
    publish,
    editions,
    act,
    revert,
    discard,
    faqs,
    log,
    travel,
    runJob,
  }
}

const QUESTION = [en('question', 'Do I need an account?'), en('answer', 'No.\nNever.')]

test('a new question is public in all languages once it is published, not before', async () => {
  const { create, save, publish, faqs, list, log } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  await save('faq', id, { texts: [de('question', 'Brauche ich ein Konto?')] })
  expect(await faqs()).toEqual([])
  expect((await list({ kind: 'faq' })).data).toMatchObject([
    { id, title: 'Do I need an account?', draft_state: 'draft', is_live: 0, untranslated: ['de'] },
  ])
  expect((await publish('faq', id, { note: 'New' })).status).toBe(200)
  expect(await faqs()).toEqual([{ id, question: 'Do I need an account?', answer: 'No.\nNever.' }])
  expect(await faqs('de')).toMatchObject([
    { question: 'Brauche ich ein Konto?', answer: 'No.\nNever.' },
  ])
  expect((await list({ kind: 'faq' })).data).toMatchObject([{ draft_state: null, is_live: 1 }])
  expect(await log()).toEqual(['contentPublished Do I need an account?'])
})

test('an article that is already public keeps its text, date and address while its draft is edited', async () => {
  const { app, save, publish, editions, read } = await setUp()
  const categoryId = await articleCategory(db, 'Buying')
  const id = await article(db, { title: 'Old', description: '<p>Old.</p>', categoryId })
  const shown = async () => (await callOk(app, 'getArticles', { query: { id } })).data[0]
  const before = await shown()
  await save('article', id, { texts: [en('title', 'New'), en('description', '<p>New.</p>')] })
  expect(await shown()).toEqual(before)
  await publish('article', id)
  expect(await shown()).toEqual({ ...before, title: 'New', description: '<p>New.</p>' })
  expect(await editions('article', id)).toMatchObject([
    { title: 'New', actor_name: 'Ada Keller', is_current: 1 },
    { title: 'Old', actor_name: '', is_current: 0 },
  ])
  expect(await read('article', id)).toMatchObject({ draft_state: null, is_live: 1 })
})

test('saving rewrites the one draft, and only publishing makes history', async () => {
  const { create, save, publish, editions } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  for (const answer of ['One', 'Two', 'Three'])
    await save('faq', id, { texts: [en('answer', answer)] })
  expect(await editions('faq', id)).toEqual([])
  await publish('faq', id)
  expect(await editions('faq', id)).toHaveLength(1)
  expect(await db.selectFrom('edition').select('id').execute()).toHaveLength(1)
})

test('a draft that somebody else saved meanwhile is not overwritten, and the reply has it', async () => {
  const { create, save, read, other } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  const base = (await read('faq', id)).revision
  expect((await save('faq', id, { texts: [en('answer', 'Ada’s')] }, base)).status).toBe(200)
  const refused = await save('faq', id, { texts: [en('answer', 'Ben’s')] }, base, other.token)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      key: 'contentChanged',
      data: { actor_name: 'Ada Keller', body: { texts: [{}, { text: 'Ada’s' }] } },
    },
  })
  const repeated = await save('faq', id, { texts: [en('answer', 'Ada’s')] }, base, other.token)
  expect(repeated.status).toBe(200)
  expect((await save('faq', id, { texts: [] }, base)).status).toBe(200)
})

test('nobody publishes a draft that they have not seen', async () => {
  const { create, save, read, publish } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  const { revision } = await read('faq', id)
  await save('faq', id, { texts: [en('answer', 'Unseen')] })
  expect((await publish('faq', id, { base: revision })).status).toBe(409)
})

test('a translation is stale once its source is changed, until it is changed or confirmed', async () => {
  const { create, save, read } = await setUp()
  const id = await create('faq', { texts: [...QUESTION, de('answer', 'Nein.')] })
  const stale = async () =>
    (await read('faq', id)).body.texts
      .filter(({ is_stale }) => is_stale === 1)
      .map(({ field }) => field)
  expect(await stale()).toEqual([])
  await save('faq', id, { texts: [en('answer', 'Yes.')] })
  expect(await stale()).toEqual(['answer'])
  await save('faq', id, { texts: [{ ...de('answer', 'Nein.'), is_confirmed: 1 }] })
  expect(await stale()).toEqual([])
  await save('faq', id, { texts: [en('answer', 'Perhaps.')] })
  await save('faq', id, { texts: [de('answer', 'Vielleicht.')] })
  expect(await stale()).toEqual([])
  await save('faq', id, { texts: [en('answer', 'No.')] })
  await save('faq', id, { texts: [en('answer', 'Perhaps.')] })
  expect(await stale()).toEqual([])
})

test('an incomplete draft is kept, but not published', async () => {
  const { create, publish } = await setUp()
  const id = await create('article', { texts: [en('title', 'Only a title')] })
  expect(await publish('article', id)).toMatchObject({
    status: 422,
    body: { fields: { 'en.description': 'is required' } },
  })
  const slide = await create('slide', { link: 'javascript:alert(1)' })
  expect(await publish('slide', slide)).toMatchObject({
    status: 422,
    body: { fields: { image: 'is required', link: 'must be the address of a page' } },
  })
})

test('texts of other fields, languages and lengths are refused with their names', async () => {
  const { app, token } = await setUp()
  const texts = [
    en('question', 'x'.repeat(301)),
    en('title', 'x'),
    { language: 'fr', field: 'question', text: 'x' },
  ]
  const body = { kind: 'faq' as const, changes: { texts } }
  expect(await call(app, 'createContent', { token, body })).toMatchObject({
    status: 422,
    body: {
      fields: {
        'en.question': 'is too long',
        'en.title': 'is not a text of this item',
        'fr.question': 'is not a text of this item',
      },
    },
  })
  const huge = { kind: 'faq' as const, changes: { texts: [en('answer', 'x'.repeat(1_100_000))] } }
  expect((await call(app, 'createContent', { token, body: huge })).status).toBe(413)
})

test('an article without an address gets a free one, and a taken one is refused', async () => {
  const { app, create, publish } = await setUp()
  await article(db, { title: 'Moving in', slug: 'moving-in' })
  const texts = [en('title', 'Moving in'), en('description', '<p>Boxes.</p>')]
  const id = await create('article', { texts })
  await publish('article', id)
  const { data } = await callOk(app, 'getArticles', { query: { id } })
  expect(data[0]).toMatchObject({ slug_id: `moving-in-${id}` })
  const second = await create('article', { texts, slug: 'moving-in' })
  expect(await publish('article', second)).toMatchObject({
    status: 422,
    body: { fields: { slug: 'is taken' } },
  })
})

test('a hidden article is gone from pages and comes back with its date', async () => {
  const { app, publish, act, list, editions } = await setUp()
  const id = await article(db, { title: 'Old' })
  const before = (await callOk(app, 'getArticles', { query: { id } })).data
  expect((await act('retireContent', 'article', id)).status).toBe(200)
  expect((await call(app, 'getArticles', { query: { id } })).status).toBe(404)
  expect((await list({ kind: 'article', state: 'retired' })).data).toMatchObject([
    { id, is_live: 0 },
  ])
  expect((await act('retireContent', 'article', id)).status).toBe(409)
  expect((await publish('article', id)).status).toBe(200)
  expect((await callOk(app, 'getArticles', { query: { id } })).data).toEqual(before)
  expect((await publish('article', id)).status).toBe(409)
  expect(await editions('article', id)).toMatchObject([{ is_current: 1 }, { is_current: 0 }])
})

test('only what was never public is removed with its draft', async () => {
  const { create, discard, list, save, faqs, read } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  expect((await discard('faq', id)).status).toBe(200)
  expect((await list({ kind: 'faq' })).total).toBe(0)
  await faq(db, { question: 'Public?' })
  const [shown] = await faqs()
  await save('faq', shown?.id ?? 0, { texts: [en('question', 'Other?')] })
  await discard('faq', shown?.id ?? 0)
  expect(await faqs()).toMatchObject([{ question: 'Public?' }])
  expect(await read('faq', shown?.id ?? 0)).toMatchObject({ title: 'Public?', draft_state: null })
})

test('an earlier version is published again as a new one, and a draft stays', async () => {
  const { create, save, publish, revert, editions, faqs, read } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  await publish('faq', id)
  await save('faq', id, { texts: [en('answer', 'Yes.')] })
  await publish('faq', id)
  await save('faq', id, { texts: [en('answer', 'Later.')] })
  const [, first] = await editions('faq', id)
  expect((await revert('faq', id, first?.id ?? 0)).status).toBe(200)
  expect(await faqs()).toMatchObject([{ answer: 'No.\nNever.' }])
  expect(await editions('faq', id)).toHaveLength(3)
  expect((await read('faq', id)).body.texts).toMatchObject([{}, { text: 'Later.' }])
  expect((await revert('faq', id, 4_000)).status).toBe(404)
})

test('text pages are settings with all languages, and the plain one takes no HTML', async () => {
  const { app, read, save, publish, act } = await setUp()
  await setting(db, { about_us: { text: '<p>Us.</p>', translations: { de: '<p>Wir.</p>' } } })
  expect((await read('page', 1)).body.texts).toMatchObject([
    { language: 'en', text: '<p>Us.</p>' },
    { language: 'de', text: '<p>Wir.</p>' },
  ])
  await save('page', 1, { texts: [en('text', '<h1>Us</h1><script>x</script>')] })
  await publish('page', 1)
  const shown = async (code: string) =>
    (await callOk(app, 'getWebSettings', { language: code })).data
  expect((await shown('en')).about_us).toBe('<h2>Us</h2>')
  expect((await shown('de')).about_us).toBe('<p>Wir.</p>')
  await save('page', 4, { texts: [en('text', 'Review takes a day.\nThanks.')] })
  await publish('page', 4)
  expect((await shown('en')).text_property_submission).toBe('Review takes a day.\nThanks.')
  await act('retireContent', 'page', 1)
  expect((await shown('en')).about_us).toBeUndefined()
  const path = { kind: 'page' as const, id: 5 }
  const { token } = await signedIn(db, { isAdmin: true })
  expect((await call(app, 'getContent', { token, path })).status).toBe(404)
})

test('a slide is shown while it is public, in its order', async () => {
  const { create, publish, list, act } = await setUp()
  const key = await storedPicture(db, 'slide.jpg')
  const id = await create('slide', { image: key, link: 'https://example.org/', position: 3 })
  expect((await publish('slide', id)).status).toBe(200)
  const rows = () => db.selectFrom('slider').select(['id', 'slider_type', 'position']).execute()
  expect(await rows()).toEqual([{ id, slider_type: 4, position: 3 }])
  expect((await list({ kind: 'slide' })).data).toMatchObject([{ is_live: 1 }])
  await act('retireContent', 'slide', id)
  expect(await rows()).toEqual([])
})

test('a scheduled edition is published by its time on the clock of the site, also after a downtime', async () => {
  const { create, publish, faqs, runJob, read, save } = await setUp()
  await setting(db, { time_zone: 'America/New_York' })
  const id = await create('faq', { texts: QUESTION })
  // 12:00 UTC is 8:00 in New York.
  expect((await publish('faq', id, { publish_at: '2026-06-15T08:00' })).status).toBe(422)
  expect((await publish('faq', id, { publish_at: '2026-06-15T08:05' })).status).toBe(200)
  expect(await read('faq', id)).toMatchObject({
    draft_state: 'scheduled',
    publish_at: '2026-06-15T12:05:00.000000Z',
  })
  expect(await save('faq', id, { texts: [en('answer', 'x')] })).toMatchObject({
    status: 409,
    body: { key: 'contentScheduled' },
  })
  await runJob(minutes(4))
  expect(await faqs()).toEqual([])
  await Promise.all([runJob(minutes(3_000)), runJob(minutes(3_000))])
  expect(await faqs()).toHaveLength(1)
  expect(await read('faq', id)).toMatchObject({ draft_state: null, is_live: 1 })
  const log = await db.selectFrom('audit_entry').select(['action', 'actor_name']).execute()
  expect(log).toEqual([
    { action: 'contentScheduled', actor_name: 'Ada Keller' },
    { action: 'contentPublished', actor_name: 'Ada Keller' },
  ])
})

test('a schedule that cannot be kept leaves a draft that says why', async () => {
  const { create, publish, runJob, read } = await setUp()
  const texts = [en('title', 'Moving in'), en('description', '<p>Boxes.</p>')]
  const id = await create('article', { texts, slug: 'moving-in' })
  await publish('article', id, { publish_at: '2026-06-16T08:05' })
  await article(db, { title: 'Moving in', slug: 'moving-in' })
  await runJob(minutes(3_000))
  expect(await read('article', id)).toMatchObject({ draft_state: 'draft', fault: 'slug' })
})

test('an ended schedule is a draft again', async () => {
  const { create, publish, act, read, runJob, faqs } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  await publish('faq', id, { publish_at: '2026-06-16T08:05' })
  expect((await act('unscheduleContent', 'faq', id)).status).toBe(200)
  expect((await act('unscheduleContent', 'faq', id)).status).toBe(409)
  expect(await read('faq', id)).toMatchObject({ draft_state: 'draft', publish_at: null })
  await runJob(minutes(3_000))
  expect(await faqs()).toEqual([])
})

test('what SQL changed since is kept as a version of its own', async () => {
  const { create, publish, save, editions } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  await publish('faq', id)
  await db.updateTable('faq').set({ answer: 'By SQL' }).where('id', '=', id).execute()
  await save('faq', id, { texts: [en('question', 'Other?')] })
  await publish('faq', id)
  const all = await editions('faq', id)
  expect(all.map(({ title }) => title)).toEqual([
    'Other?',
    'Do I need an account?',
    'Do I need an account?',
  ])
  const [current] = await db.selectFrom('faq').select('answer').execute()
  expect(current).toEqual({ answer: 'By SQL' })
})

test('a preview shows the draft to who has the link, for 15 minutes', async () => {
  const { app, token, create, travel } = await setUp()
  const id = await create('article', {
    texts: [en('title', 'Draft'), de('title', 'Entwurf'), en('description', '<p>Soon.</p>')],
  })
  const path = { kind: 'article' as const, id }
  const { data } = await callOk(app, 'createContentPreview', { token, path })
  expect(data.expires_at).toBe('2026-06-15T12:15:00.000000Z')
  const open = (code: string) =>
    call(app, 'getContentPreview', { path: { token: data.token }, language: code })
  const shown = await open('de')
  expect(shown).toMatchObject({
    status: 200,
    body: { data: { article: { title: 'Entwurf', description: '<p>Soon.</p>' } } },
  })
  expect(shown.headers.get('cache-control')).toBe('no-store')
  const stored = await db.selectFrom('content_preview').select('token_hash').execute()
  expect(JSON.stringify(stored)).not.toContain(data.token)
  travel(minutes(15))
  expect((await open('en')).status).toBe(404)
})

test('two people who edit at random overwrite nothing they have not seen', async () => {
  const { create, read, save, other } = await setUp()
  const id = await create('faq', { texts: QUESTION })
  const people = [undefined, other.token]
  const seen = new Map<string | undefined, Awaited<ReturnType<typeof read>>>()
  const answer = ({ body }: Awaited<ReturnType<typeof read>>) =>
    body.texts.find(({ field }) => field === 'answer')?.text
  let refused = 0
  for (let round = 0; round < 60; round += 1) {
    const person = people[(round * 7) % 3 === 0 ? 0 : 1]
    const page =
      round % 4 === 0 ? await read('faq', id) : (seen.get(person) ?? (await read('faq', id)))
    seen.set(person, page)
    const before = answer(await read('faq', id))
    const { status } = await save(
      'faq',
      id,
      { texts: [en('answer', `v${round % 9}`)] },
      page.revision,
      person,
    )
    if (status === 409) refused += 1
    else expect([answer(page), `v${round % 9}`]).toContain(before)
  }
  expect(refused).toBeGreaterThan(5)
})

test('only administrators see and change content', async () => {
  const { app } = await setUp()
  const { token } = await signedIn(db)
  const body = { kind: 'faq' as const, changes: {} }
  expect((await call(app, 'createContent', { token, body })).status).toBe(403)
  expect((await call(app, 'createContent', { body })).status).toBe(401)
})
