import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { article, articleCategory, faq, reportReason } from '@/tests/support/builders/content.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { contentHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const app = () => createServer(testDeps({ db }), contentHandlers)

describe('get_articles', () => {
  const read = (query: NonNullable<Parameters<typeof callOk<'getArticles'>>[2]>['query'] = {}) =>
    callOk(app(), 'getArticles', { query })
  const titles = async (query: Parameters<typeof read>[0] = {}) =>
    (await read(query)).data.map(({ title }) => title)

  test('returns the specified fields of an article', async () => {
    const buying = await articleCategory(db, 'Buying')
    const id = await article(db, {
      title: 'Reading a floor plan',
      description: '<p>What the lines say.</p>',
      categoryId: buying,
      imageKey: await storedPicture(db, 'plan.jpg'),
      metaTitle: 'Floor plans',
      createdAt: new Date('2026-06-13T11:00:00Z'),
    })
    expect(await read()).toEqual({
      error: false,
      message: 'Articles found.',
      total: 1,
      data: [
        {
          id,
          slug_id: 'reading-a-floor-plan',
          image: 'http://localhost/api/ext/files/images/plan.jpg',
          title: 'Reading a floor plan',
          description: '<p>What the lines say.</p>',
          category_id: buying,
          category: { id: buying, category: 'Buying', slug_id: 'buying' },
          created_at: '2 days ago',
          created_at_iso: '2026-06-13T11:00:00.000000Z',
          meta_title: 'Floor plans',
          meta_description: null,
          meta_keywords: null,
          meta_image: null,
        },
      ],
    })
  })

  test('pages through articles by id', async () => {
    for (const title of ['One', 'Two', 'Three']) await article(db, { title })
    expect(await titles()).toEqual(['One', 'Two', 'Three'])
    const second = await read({ offset: 1, limit: 1 })
    expect([second.total, second.data.map(({ title }) => title)]).toEqual([3, ['Two']])
    const beyond = await read({ offset: 9 })
    expect([beyond.total, beyond.data]).toEqual([3, []])
  })

  test('sorts by date on request', async () => {
    const on = (day: string) => new Date(`2026-06-${day}T11:00:00Z`)
    await article(db, { title: 'Middle', createdAt: on('10') })
    await article(db, { title: 'New', createdAt: on('12') })
    await article(db, { title: 'Old', createdAt: on('02') })
    expect(await titles({ sort: 'newest' })).toEqual(['New', 'Middle', 'Old'])
    expect(await titles({ sort: 'newest', offset: 2 })).toEqual(['Old'])
  })

  test('filters by category, with zero for none and an empty list for an unknown one', async () => {
    const buying = await articleCategory(db, 'Buying')
    await article(db, { title: 'Filed', categoryId: buying })
    await article(db, { title: 'Loose' })
    expect(await titles({ category_id: buying })).toEqual(['Filed'])
    expect(await titles({ category_id: 0 })).toEqual(['Loose'])
    expect(await titles({ category_id: 99 })).toEqual([])
  })

  test('resolves a slug to a category first, then to an article with related ones', async () => {
    const renting = await articleCategory(db, 'Renting')
    await article(db, { title: 'Deposits', categoryId: renting })
    await article(db, { title: 'Keys', categoryId: renting })
    await article(db, { title: 'Renting', slug: 'renting' })
    const ofCategory = await read({ slug_id: 'renting' })
    expect(ofCategory.data.map(({ title }) => title)).toEqual(['Deposits', 'Keys'])
    expect(ofCategory.similar_articles).toBeUndefined()
    const one = await read({ slug_id: 'keys' })
    expect([one.total, one.data.map(({ title }) => title)]).toEqual([1, ['Keys']])
    expect(one.similar_articles?.map(({ title }) => title)).toEqual(['Deposits'])
  })

  test('finds one by id, with uncategorized articles as related ones', async () => {
    const id = await article(db, { title: 'Loose' })
    await article(db, { title: 'Free' })
    const { data, similar_articles } = await read({ id })
    expect(data.map(({ title }) => title)).toEqual(['Loose'])
    expect(similar_articles?.map(({ title }) => title)).toEqual(['Free'])
  })

  test('answers not found for unknown articles', async () => {
    await articleCategory(db, 'Buying')
    const id = await article(db, { title: 'Loose' })
    for (const query of [{ id: 99 }, { slug_id: 'nowhere' }, { id, slug_id: 'buying' }]) {
      const reply = await call(app(), 'getArticles', { query })
      expect([reply.status, reply.body]).toEqual([
        404,
        expect.objectContaining({ key: 'notFound' }),
      ])
    }
  })

  test('translates into the requested language if possible', async () => {
    await language(db, { code: 'en' })
    await language(db, { code: 'es' })
    const buying = await articleCategory(db, 'Buying', { es: { name: 'Comprar' } })
    const translations = { es: { title: 'Leer un plano', description: '<p>Las líneas.</p>' } }
    await article(db, {
      title: 'Floor plans',
      categoryId: buying,
      metaTitle: 'Plans',
      translations,
    })
    const { data } = await callOk(app(), 'getArticles', { language: 'es' })
    expect(data[0]).toMatchObject({
      title: 'Leer un plano',
      description: '<p>Las líneas.</p>',
      meta_title: 'Plans',
      category: { category: 'Comprar' },
    })
  })

  test('rejects bad values and undecodable bytes', async () => {
    expect((await call(app(), 'getArticles', { search: 'limit=-1' })).status).toBe(422)
    expect((await call(app(), 'getArticles', { search: 'category_id=x' })).status).toBe(422)
    expect((await call(app(), 'getArticles', { search: 'slug_id=%ff' })).status).toBe(400)
  })
})

describe('article-categories', () => {
  test('lists categories with articles, most first, in the requested language', async () => {
    const buying = await articleCategory(db, 'Buying', { de: { name: 'Kaufen' } })
    const renting = await articleCategory(db, 'Renting')
    await articleCategory(db, 'Nobody wrote')
    await article(db, { title: 'One', categoryId: renting })
    await article(db, { title: 'Two', categoryId: buying })
    await article(db, { title: 'Three', categoryId: buying })
    await article(db, { title: 'Loose' })
    await language(db, { code: 'en' })
    await language(db, { code: 'de' })
    expect(await callOk(app(), 'getArticleCategories', { language: 'de' })).toEqual({
      error: false,
      message: 'Categories found.',
      data: [
        { id: buying, category: 'Kaufen', slug_id: 'buying', articles_count: 2 },
        { id: renting, category: 'Renting', slug_id: 'renting', articles_count: 1 },
      ],
    })
  })

  test('returns none, and rejects undecodable bytes', async () => {
    expect(await callOk(app(), 'getArticleCategories')).toMatchObject({ data: [] })
    expect((await call(app(), 'getArticleCategories', { search: 'x=%ff' })).status).toBe(400)
  })
})

describe('faqs', () => {
  test('lists the newest first in the requested language', async () => {
    await language(db, { code: 'en' })
    await language(db, { code: 'de' })
    await faq(db, { question: 'Old?', createdAt: new Date('2026-01-01T00:00:00Z') })
    await faq(db, {
      question: 'New?',
      answer: 'Yes.',
      translations: { de: { question: 'Neu?', answer: 'Ja.' } },
    })
    const { total, data } = await callOk(app(), 'getFaqs', { language: 'de' })
    expect([total, data]).toEqual([
      2,
      [
        { id: 2, question: 'Neu?', answer: 'Ja.' },
        { id: 1, question: 'Old?', answer: 'Yes.' },
      ],
    ])
    const second = await callOk(app(), 'getFaqs', { query: { offset: 1, limit: 1 } })
    expect([second.total, second.data.map(({ id }) => id)]).toEqual([2, [1]])
  })

  test('returns an empty list with a total', async () => {
    expect(await callOk(app(), 'getFaqs')).toEqual({
      error: false,
      message: 'No questions found.',
      total: 0,
      data: [],
    })
  })

  test('rejects bad values and undecodable bytes', async () => {
    expect((await call(app(), 'getFaqs', { search: 'offset=10001' })).status).toBe(422)
    expect((await call(app(), 'getFaqs', { search: 'x=%ff' })).status).toBe(400)
  })
})

describe('get_report_reasons', () => {
  test('lists all reasons or the requested one', async () => {
    await language(db, { code: 'en' })
    await language(db, { code: 'es' })
    await reportReason(db, 'Wrong price', { es: { reason: 'Precio equivocado' } })
    await reportReason(db, 'Not there any more')
    const { total, data } = await callOk(app(), 'getReportReasons', { language: 'es' })
    expect([total, data.map(({ reason }) => reason)]).toEqual([
      2,
      ['Precio equivocado', 'Not there any more'],
    ])
    expect((await callOk(app(), 'getReportReasons', { query: { id: 2 } })).data).toEqual([
      {
        id: 2,
        reason: 'Not there any more',
        created_at: '2026-06-15T12:00:00.000000Z',
        updated_at: '2026-06-15T12:00:00.000000Z',
      },
    ])
    const unknown = await callOk(app(), 'getReportReasons', { query: { id: 99 } })
    expect([unknown.total, unknown.data]).toEqual([0, []])
  })

  test('rejects bad values and undecodable bytes', async () => {
    expect((await call(app(), 'getReportReasons', { search: 'id=0' })).status).toBe(422)
    expect((await call(app(), 'getReportReasons', { search: 'id=%ff' })).status).toBe(400)
  })
})
