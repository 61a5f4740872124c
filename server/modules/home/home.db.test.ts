import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { agentAccount, countEverything } from '@/tests/support/builders/accounts.ts'
import { article, faq } from '@/tests/support/builders/content.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { homeSection, slide } from '@/tests/support/builders/home.ts'
import {
  category,
  featureProperty,
  pendingListing,
  publishedListing,
} from '@/tests/support/builders/listings.ts'
import { featureProject, upcomingProject } from '@/tests/support/builders/projects.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { homeHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const app = () => createServer(testDeps({ db }), homeHandlers)

const read = async (options: Parameters<typeof callOk<'getHomepageData'>>[2] = {}) =>
  (await callOk(app(), 'getHomepageData', options)).data

/** The content of each section, by short names. */
const shown = async (options: Parameters<typeof read>[0] = {}) => {
  const { sections } = await read(options)
  return sections.map(({ type, data }) => [type, data.map(nameOf)])
}

const nameOf = (row: object) =>
  ['title', 'name', 'question', 'City', 'category']
    .map((field) => Reflect.get(row, field))
    .find((value) => typeof value === 'string')

const views = (propertyId: number, counts: { view_count?: number; favourite_count?: number }) =>
  db.updateTable('property_stats').set(counts).where('property_id', '=', propertyId).execute()

describe('the home page', () => {
  test('shows the active sections in the operator’s order and language', async () => {
    await language(db, { code: 'en' })
    await language(db, { code: 'de' })
    await homeSection(db, 'faqs_section', { position: 2, title: 'Questions' })
    await homeSection(db, 'articles_section', { isActive: false })
    await homeSection(db, 'properties_on_map_section')
    await homeSection(db, 'categories_section', {
      position: 1,
      title: 'Categories',
      translations: { de: { title: 'Kategorien' } },
    })
    const { sections, slider_section, homepage_location_data_available } = await read({
      language: 'de',
    })
    expect(sections).toEqual([
      { type: 'categories_section', title: 'Kategorien', data: [] },
      { type: 'faqs_section', title: 'Questions', data: [] },
    ])
    expect([slider_section, homepage_location_data_available]).toEqual([[], false])
  })

  test('is empty without sections', async () => {
    expect(await read()).toEqual({
      sections: [],
      slider_section: [],
      homepage_location_data_available: false,
    })
  })

  test('has sections of promoted, premium, most viewed and most liked listings', async () => {
    for (const kind of ['featured', 'premium', 'most_viewed', 'most_liked'] as const) {
      await homeSection(db, `${kind}_properties_section`)
    }
    const plain = await publishedListing(db, { title: 'Plain' })
    const advertised = await publishedListing(db, { title: 'Advertised' })
    const premium = await publishedListing(db, { title: 'Premium', isPremium: true })
    await pendingListing(db, { title: 'Pending', isPremium: true })
    await featureProperty(db, advertised.id)
    await views(plain.id, { view_count: 9, favourite_count: 1 })
    await views(advertised.id, { view_count: 5, favourite_count: 7 })
    await views(premium.id, { view_count: 1, favourite_count: 3 })
    expect(await shown()).toEqual([
      ['featured_properties_section', ['Advertised']],
      ['most_liked_properties_section', ['Advertised', 'Premium', 'Plain']],
      ['most_viewed_properties_section', ['Plain', 'Advertised', 'Premium']],
      ['premium_properties_section', ['Premium']],
    ])
    const { sections } = await read()
    expect(sections[1]?.data[0]).toMatchObject({ favourite_count: 7, promoted: true })
    expect(sections[2]?.data[0]).toMatchObject({ total_click: 9, propery_type: 'sell' })
  })

  test('has sections of projects, agents, cities, categories and articles', async () => {
    const types = ['agents_list', 'articles', 'categories', 'faqs', 'featured_projects', 'projects']
    for (const type of [...types, 'properties_by_cities']) await homeSection(db, `${type}_section`)
    const houses = await category(db, 'House')
    const ada = await agentAccount(db, { name: 'Ada' })
    await publishedListing(db, { ownerId: ada.id, categoryId: houses })
    const tower = await upcomingProject(db, { title: 'Tower', categoryId: houses })
    await featureProject(db, tower.id)
    await upcomingProject(db, {
      title: 'Mill',
      categoryId: houses,
      postedAt: new Date('2026-06-01T00:00:00Z'),
    })
    await article(db, { title: 'Old', createdAt: new Date('2026-01-01T00:00:00Z') })
    await article(db, { title: 'New' })
    await faq(db, { question: 'Why?' })
    await countEverything(db)
    expect(await shown()).toEqual([
      ['agents_list_section', ['Admin', 'Ada']],
      ['articles_section', ['New', 'Old']],
      ['categories_section', ['House']],
      ['faqs_section', ['Why?']],
      ['featured_projects_section', ['Tower']],
      ['projects_section', ['Tower', 'Mill']],
      ['properties_by_cities_section', ['Kirkland']],
    ])
    const { sections } = await read()
    expect(sections[2]?.data).toEqual([
      { id: houses, category: 'House', image: '', slug_id: 'house', properties_count: 1 },
    ])
    expect(sections[4]?.data[0]).toMatchObject({ latitude: '47.6026', longitude: '-122.3393' })
  })

  test('limits sections to twelve items, articles to five', async () => {
    for (const type of ['articles_section', 'faqs_section', 'premium_properties_section']) {
      await homeSection(db, type)
    }
    for (let count = 0; count < 13; count++) await publishedListing(db, { isPremium: true })
    for (let count = 0; count < 6; count++) {
      await article(db, { title: `Article ${count}` })
      await faq(db, { question: `Question ${count}` })
    }
    const { sections } = await read()
    expect(sections.map(({ data }) => data.length)).toEqual([5, 5, 12])
  })

  test('uses the city of a member’s profile, and none for guests', async () => {
    await homeSection(db, 'nearby_properties_section')
    await homeSection(db, 'user_recommendations_section')
    const near = await publishedListing(db, { title: 'Near', city: 'Tacoma' })
    await publishedListing(db, { title: 'Far', city: 'Kirkland' })
    const { id, token } = await signedIn(db)
    const empty = [
      ['nearby_properties_section', []],
      ['user_recommendations_section', []],
    ]
    expect(await shown()).toEqual(empty)
    expect(await shown({ token })).toEqual(empty)
    await db.updateTable('account').set({ city: 'tacoma' }).where('id', '=', id).execute()
    await db.insertInto('favourite').values({ account_id: id, property_id: near.id }).execute()
    const { sections } = await read({ token })
    expect(sections[0]?.data).toEqual([expect.objectContaining({ title: 'Near', is_favourite: 1 })])
    expect(sections[1]?.data).toEqual([])
  })
})

describe('around a position', () => {
  const SECTIONS = ['most_viewed_properties_section', 'projects_section', 'faqs_section']
  const query = { latitude: 47.6, longitude: -122.2, radius: 20 }

  beforeEach(async () => {
    for (const type of SECTIONS) await homeSection(db, type)
    await faq(db, { question: 'Why?' })
    await publishedListing(db, { title: 'Portland', latitude: 45.5, longitude: -122.6 })
    await upcomingProject(db, { title: 'Far tower', latitude: 45.5, longitude: -122.6 })
  })

  test('shows the listings and projects nearby', async () => {
    await publishedListing(db, { title: 'Bellevue', latitude: 47.61, longitude: -122.2 })
    expect((await read({ query })).homepage_location_data_available).toBe(true)
    expect(await shown({ query })).toEqual([
      ['faqs_section', ['Why?']],
      ['most_viewed_properties_section', ['Bellevue']],
      ['projects_section', []],
    ])
  })

  test('counts a nearby project as a result', async () => {
    await upcomingProject(db, { title: 'Near tower', latitude: 47.61, longitude: -122.2 })
    expect((await read({ query })).homepage_location_data_available).toBe(true)
    expect(await shown({ query })).toEqual([
      ['faqs_section', ['Why?']],
      ['most_viewed_properties_section', []],
      ['projects_section', ['Near tower']],
    ])
  })

  test('shows the whole marketplace, marked in the reply, if nothing is nearby', async () => {
    expect((await read({ query })).homepage_location_data_available).toBe(false)
    expect(await shown({ query })).toEqual([
      ['faqs_section', ['Why?']],
      ['most_viewed_properties_section', ['Portland']],
      ['projects_section', ['Far tower']],
    ])
  })

  test('puts the nearest first, instead of the newest, without a radius', async () => {
    await homeSection(db, 'premium_properties_section')
    const postedAt = new Date('2026-06-01T00:00:00Z')
    const near = { latitude: 47.61, longitude: -122.2, postedAt }
    await publishedListing(db, { ...near, title: 'Bellevue', isPremium: true })
    await publishedListing(db, { title: 'Eugene', isPremium: true, latitude: 44, longitude: -123 })
    await upcomingProject(db, { ...near, title: 'Near tower' })
    await upcomingProject(db, { title: 'Nowhere', latitude: null, longitude: null })
    const place = { latitude: 47.6, longitude: -122.2 }
    expect((await read({ query: place })).homepage_location_data_available).toBe(false)
    const rows = await shown({ query: place })
    expect(rows).toContainEqual(['premium_properties_section', ['Bellevue', 'Eugene']])
    expect(rows).toContainEqual(['projects_section', ['Near tower', 'Far tower', 'Nowhere']])
  })
})

describe('advertised slides', () => {
  test('come first, three in turn, marked as adverts', async () => {
    const image = await storedPicture(db, 'house.jpg')
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const { id } = await publishedListing(db)
      await db
        .updateTable('property')
        .set({ title_image_key: image })
        .where('id', '=', id)
        .execute()
      await featureProperty(db, id)
      ids.push(id)
    }
    await db.updateTable('advertisement').set({ type: 'Slider' }).execute()
    await slide(db, { type: 1, imageKey: image, position: 1 })
    const { slider_section } = await read()
    expect(slider_section.map((it) => it.is_promoted ?? false)).toEqual([true, true, true, false])
    expect(ids).toContain(slider_section[0]?.property?.id)
    expect(slider_section[0]).toMatchObject({ slider_type: '3', show_property_details: 1 })
  })

  test('lead to a project', async () => {
    const image = await storedPicture(db, 'tower.jpg')
    const { id, slug } = await upcomingProject(db, { title: 'Tower', imageKey: image })
    await featureProject(db, id)
    await db.updateTable('advertisement').set({ type: 'Slider' }).execute()
    expect((await read()).slider_section).toMatchObject([
      { slider_type: '4', link: `http://localhost/project-details/${slug}`, property: null },
    ])
  })
})

describe('slides', () => {
  test('link where they say', async () => {
    const houses = await category(db, 'House')
    const { id, slug } = await publishedListing(db, { title: 'Lake house', categoryId: houses })
    const image = await storedPicture(db, 'wide.jpg')
    await slide(db, { type: 4, imageKey: image, link: 'https://hearth.example/offer', position: 4 })
    await slide(db, { type: 3, imageKey: image, propertyId: id, position: 3 })
    await slide(db, { type: 2, imageKey: image, categoryId: houses, position: 2 })
    await slide(db, { type: 1, imageKey: image, position: 1 })
    const { slider_section } = await read()
    const url = 'http://localhost/api/ext/files/images/wide.jpg'
    const plain = {
      image: url,
      web_image: url,
      category_id: null,
      propertys_id: null,
      show_property_details: 0,
      link: null,
      category: null,
      property: null,
    }
    expect(slider_section).toEqual([
      { ...plain, id: 4, type: 'Image', slider_type: '1' },
      {
        ...plain,
        id: 3,
        type: 'Category',
        slider_type: '2',
        category_id: houses,
        category: { id: houses, slug_id: 'house', category: 'House' },
      },
      {
        ...plain,
        id: 2,
        type: 'Property',
        slider_type: '3',
        propertys_id: id,
        show_property_details: 1,
        property: {
          id,
          slug_id: slug,
          title: 'Lake house',
          title_image: '',
          price: 845_000,
          propery_type: 'sell',
          parameters: [],
          gallery: [],
          documents: [],
          is_favourite: 0,
        },
      },
      { ...plain, id: 1, type: 'Link', slider_type: '4', link: 'https://hearth.example/offer' },
    ])
  })

  test('are omitted if inactive or if their target is not public', async () => {
    const imageKey = await storedPicture(db, 'wide.jpg')
    const pending = await pendingListing(db)
    const hidden = await category(db, 'Hidden')
    await db.updateTable('category').set({ is_active: false }).where('id', '=', hidden).execute()
    await slide(db, { type: 3, imageKey, propertyId: pending.id })
    await slide(db, { type: 2, imageKey, categoryId: hidden })
    await slide(db, { type: 1, imageKey, isActive: false })
    expect((await read()).slider_section).toEqual([])
  })
})

test('rejects partial or invalid positions, undecodable bytes and a wrong token', async () => {
  for (const search of ['latitude=1', 'latitude=91&longitude=0&radius=1', 'radius=-1']) {
    expect((await call(app(), 'getHomepageData', { search })).status, search).toBe(422)
  }
  expect((await call(app(), 'getHomepageData', { search: 'x=%ff' })).status).toBe(400)
  const token = '1|this-token-was-never-given-out'
  expect((await call(app(), 'getHomepageData', { token })).status).toBe(401)
})
