import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { agentAccount, deactivatedAccount } from '@/tests/support/builders/accounts.ts'
import { PICTURE_HASH, storedDocument, storedPicture } from '@/tests/support/builders/files.ts'
import { category } from '@/tests/support/builders/listings.ts'
import {
  featureProject,
  formerProjectSlug,
  pendingProject,
  projectFile,
  upcomingProject,
} from '@/tests/support/builders/projects.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { projectsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = (own: Parameters<typeof testDeps>[0] = {}) => {
  const deps = testDeps({ db, ...own })
  return { app: createServer(deps, projectsHandlers), deps }
}

const NOT_VALID = '1|this-token-was-never-given-out'
const REFUSED = { package_available: true, feature_available: false, limit_available: false }
const NOON_STAMP = '2026-06-15T12:00:00.000000Z'

const withoutProjectAccess = () => {
  const { deps } = open()
  return open({ access: { ...deps.access, projectAccess: async () => REFUSED } }).app
}

type Query = NonNullable<Parameters<typeof callOk<'getProjects'>>[2]>['query']
const idsOf = async (query: Query = {}) => {
  const { data, total } = await callOk(open().app, 'getProjects', { query })
  expect(total).toBe(data.length)
  return data.map(({ id }) => id)
}

describe('get-projects', () => {
  test('returns only public projects, newest first', async () => {
    const older = await upcomingProject(db, { postedAt: new Date('2026-06-01T00:00:00Z') })
    const newer = await upcomingProject(db, { type: 'under_construction' })
    const gone = await deactivatedAccount(db)
    await pendingProject(db)
    await upcomingProject(db, { isActive: false })
    await upcomingProject(db, { requestStatus: 'rejected' })
    await upcomingProject(db, { ownerId: gone.id })
    expect(await idsOf()).toEqual([newer.id, older.id])
    expect(await idsOf({ project_type: 'upcoming' })).toEqual([older.id])
    expect(await idsOf({ project_type: 'under_construction' })).toEqual([newer.id])
  })

  test('returns the specified fields in each row', async () => {
    const flats = await category(db, 'Flat')
    const ada = await agentAccount(db, {
      name: 'Ada Brandt',
      slug: 'ada-brandt',
      email: 'ada@hearth.example',
      mobile: '15550123',
      profileKey: await storedPicture(db, 'ada.jpg'),
    })
    const { id, slug } = await upcomingProject(db, {
      categoryId: flats,
      ownerId: ada.id,
      imageKey: await storedPicture(db, 'quarter.jpg'),
    })
    const key = await storedPicture(db, 'court.jpg')
    const picture = await projectFile(db, id, { kind: 'gallery', key })
    const images = 'http://localhost/api/ext/files/images'
    const { data } = await callOk(open().app, 'getProjects')
    expect(data).toEqual([
      {
        id,
        slug_id: slug,
        title: 'Harbour Quarter',
        type: 'upcoming',
        image: `${images}/quarter.jpg`,
        image_hash: PICTURE_HASH,
        image_width: 1200,
        image_height: 800,
        location: '200 Pier Street',
        city: 'Seattle',
        state: 'Washington',
        country: 'United States',
        category_id: flats,
        category: { id: flats, category: 'Flat', image: '', slug_id: 'flat' },
        added_by: ada.id,
        is_admin_listing: false,
        is_promoted: false,
        is_feature_available: true,
        gallary_images: [
          {
            id: picture,
            name: `${images}/court.jpg`,
            type: 'image',
            project_id: id,
            width: 1200,
            height: 800,
            hash: PICTURE_HASH,
            created_at: NOON_STAMP,
            updated_at: NOON_STAMP,
          },
        ],
        customer: {
          id: ada.id,
          name: 'Ada Brandt',
          profile: `${images}/ada.jpg`,
          email: 'ada@hearth.example',
          mobile: '15550123',
          slug_id: 'ada-brandt',
        },
        status: 1,
        request_status: 'approved',
      },
    ])
  })

  test('names the administrator as the contact of a project without an owner', async () => {
    await db
      .insertInto('setting')
      .values([
        { key: 'company_email', value: JSON.stringify('office@hearth.example') },
        { key: 'company_tel1', value: JSON.stringify('+1 555 0100') },
      ])
      .execute()
    await upcomingProject(db)
    const { data } = await callOk(open().app, 'getProjects')
    expect(data[0]).toMatchObject({
      added_by: 0,
      is_admin_listing: true,
      customer: {
        id: 0,
        name: 'Admin',
        slug_id: 'admin',
        profile: '',
        email: 'office@hearth.example',
        mobile: '+1 555 0100',
      },
    })
  })

  test('lists promoted projects first within a page, without repeats or gaps', async () => {
    const days = [14, 13, 12, 11]
    const made = []
    for (const day of days) {
      made.push(await upcomingProject(db, { postedAt: new Date(`2026-06-${day}T00:00:00Z`) }))
    }
    const [first, second, third, fourth] = made.map(({ id }) => id)
    await featureProject(db, fourth ?? 0)
    const { app } = open()
    const page = async (offset: number) => {
      const reply = await callOk(app, 'getProjects', { query: { limit: 2, offset } })
      return [reply.total, ...reply.data.map(({ id }) => id)]
    }
    expect(await page(0)).toEqual([4, fourth, first])
    expect(await page(2)).toEqual([4, second, third])
    expect(await page(4)).toEqual([4])
  })

  test('applies each filter', async () => {
    const flats = await category(db, 'Flat')
    const ada = await agentAccount(db)
    const hers = await upcomingProject(db, {
      categoryId: flats,
      ownerId: ada.id,
      city: 'São Paulo',
      state: 'São Paulo',
      country: 'Brazil',
    })
    const other = await upcomingProject(db)
    await formerProjectSlug(db, hers.id, 'once-upon-a-time')
    expect(await idsOf({ userid: ada.id })).toEqual([hers.id])
    expect(await idsOf({ userid: 0 })).toEqual([other.id])
    expect(await idsOf({ id: other.id })).toEqual([other.id])
    expect(await idsOf({ slug_id: hers.slug })).toEqual([hers.id])
    expect(await idsOf({ slug_id: 'once-upon-a-time' })).toEqual([hers.id])
    expect(await idsOf({ category_id: flats })).toEqual([hers.id])
    expect(await idsOf({ city: 'sao paulo' })).toEqual([hers.id])
    expect(await idsOf({ state: 'São Paulo' })).toEqual([hers.id])
    expect(await idsOf({ country: 'Brazil', city: 'Seattle' })).toEqual([])
    expect(await idsOf({ city: 'Nowhere' })).toEqual([])
  })

  test('returns currently advertised projects as featured', async () => {
    const { id } = await upcomingProject(db)
    await upcomingProject(db)
    await featureProject(db, id)
    expect(await idsOf({ get_featured: 1 })).toEqual([id])
    const later = open({ clock: () => new Date('2026-09-01T00:00:00Z') }).app
    expect((await callOk(later, 'getProjects', { query: { get_featured: 1 } })).total).toBe(0)
  })

  test('finds projects around a position, even across the 180th meridian', async () => {
    const near = await upcomingProject(db, { latitude: 47.61, longitude: -122.33 })
    await upcomingProject(db, { latitude: 45.5, longitude: -122.6 })
    await upcomingProject(db, { latitude: null, longitude: null })
    expect(await idsOf({ latitude: 47.6, longitude: -122.3, radius: 20 })).toEqual([near.id])
    const east = await upcomingProject(db, { latitude: -17, longitude: 179.9 })
    expect(await idsOf({ latitude: -17, longitude: -179.9, radius: 50 })).toEqual([east.id])
  })

  test('puts the nearest first around a position without a radius', async () => {
    const far = await upcomingProject(db, { latitude: 45.5, longitude: -122.6 })
    const near = await upcomingProject(db, { latitude: 47.61, longitude: -122.33 })
    const unplaced = await upcomingProject(db, { latitude: null, longitude: null })
    expect(await idsOf({ latitude: 45, longitude: -122 })).toEqual([far.id, near.id, unplaced.id])
    const query = { latitude: 45, longitude: -122, limit: 1, offset: 1 }
    const page = await callOk(open().app, 'getProjects', { query })
    expect([page.total, page.data.map(({ id }) => id)]).toEqual([3, [near.id]])
  })

  test('takes yesterday and last week as days in the site’s time zone', async () => {
    // In Berlin it is already Tuesday, June 16: last week ended on Sunday, June 14.
    const clock = () => new Date('2026-06-15T22:30:00Z')
    const { app } = open({ clock, config: { timeZone: 'Europe/Berlin' } })
    const monday = await upcomingProject(db, { postedAt: new Date('2026-06-14T22:00:00Z') })
    const sunday = await upcomingProject(db, { postedAt: new Date('2026-06-14T21:59:59Z') })
    await upcomingProject(db, { postedAt: new Date('2026-06-15T22:00:00Z') })
    await upcomingProject(db, { postedAt: new Date('2026-06-07T21:59:59Z') })
    const since = async (posted_since: 0 | 1) => {
      const { data } = await callOk(app, 'getProjects', { query: { posted_since } })
      return data.map(({ id }) => id)
    }
    expect(await since(1)).toEqual([monday.id])
    expect(await since(0)).toEqual([sunday.id])
  })

  test('returns other projects of the category as similar', async () => {
    const flats = await category(db, 'Flat')
    const like = await upcomingProject(db, { categoryId: flats })
    const same = await upcomingProject(db, { categoryId: flats })
    await upcomingProject(db)
    expect(await idsOf({ get_similar: 1, id: like.id })).toEqual([same.id])
    expect(await idsOf({ get_similar: 1, slug_id: like.slug })).toEqual([same.id])
    expect(await idsOf({ get_similar: 1, id: 999 })).toEqual([])
  })

  describe('search', () => {
    test('covers title, place, category and description', async () => {
      const { id } = await upcomingProject(db, { categoryId: await category(db, 'Penthouse') })
      await upcomingProject(db, { title: 'Mill', city: 'Tacoma', description: 'Lofts.' })
      for (const search of ['harbour', 'SEATTLE', 'penthouse', 'green court', 'harb seat']) {
        expect(await idsOf({ search }), search).toEqual([id])
      }
      expect(await idsOf({ search: 'castle' })).toEqual([])
      expect((await idsOf({ search: '   ' })).length).toBe(2)
    })

    test('forgives typing errors and accents', async () => {
      const { id } = await upcomingProject(db, { title: 'Jardín del Río' })
      await upcomingProject(db)
      expect(await idsOf({ search: 'jardin rio' })).toEqual([id])
      expect(await idsOf({ search: 'jardni' })).toEqual([id])
      expect(await idsOf({ search: "o'neil \\ & | !" })).toEqual([])
    })

    test('works in scripts without spaces', async () => {
      const { id } = await upcomingProject(db, { title: '東京湾の新しい家' })
      const arabic = await upcomingProject(db, { title: 'حي الميناء' })
      expect(await idsOf({ search: '新しい' })).toEqual([id])
      expect(await idsOf({ search: 'الميناء' })).toEqual([arabic.id])
    })
  })

  test.each([
    [{ get_similar: 1 }, 'get_similar'],
    [{ latitude: 47 }, 'longitude'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: 10_001 }, 'offset'],
    [{ latitude: 91, longitude: 0, radius: 1 }, 'latitude'],
    [{ id: 0 }, 'id'],
    [{ search: 'x'.repeat(10_000) }, 'search'],
  ])('rejects %j and names the field', async (query, field) => {
    const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))
    const reply = await call(open().app, 'getProjects', { search: search.toString() })
    expect(reply.status).toBe(422)
    expect(reply.body).toMatchObject({ fields: { [field]: expect.any(String) } })
  })

  test('rejects undecodable queries and invalid tokens', async () => {
    const { app } = open()
    expect((await call(app, 'getProjects', { search: 'city=%ff' })).status).toBe(400)
    expect((await call(app, 'getProjects', { token: NOT_VALID })).status).toBe(401)
  })
})

describe('get-project-detail', () => {
  test('returns the whole project', async () => {
    const ada = await agentAccount(db, { slug: 'ada-brandt', address: '3 Market Square' })
    const { id, slug } = await upcomingProject(db, {
      ownerId: ada.id,
      videoLink: 'https://www.youtube.com/watch?v=abc',
      metaTitle: 'Homes at the harbour',
    })
    const document = await projectFile(db, id, {
      kind: 'document',
      key: await storedDocument(db, 'brochure.pdf'),
    })
    const plan = await projectFile(db, id, {
      kind: 'plan',
      key: await storedPicture(db, 'two-rooms.png'),
      title: 'Two rooms',
    })
    const files = 'http://localhost/api/ext/files'
    const stamps = { project_id: id, created_at: NOON_STAMP, updated_at: NOON_STAMP }
    const reply = await callOk(open().app, 'getProjectDetail', { query: { slug_id: slug } })
    expect(reply).not.toHaveProperty('similar_projects')
    expect(reply.data).toMatchObject({
      id,
      slug_id: slug,
      description: 'Forty-two flats around a green court.',
      documents: [{ id: document, name: `${files}/brochure.pdf`, type: 'doc', ...stamps }],
      plans: [
        { id: plan, title: 'Two rooms', document: `${files}/images/two-rooms.png`, ...stamps },
      ],
      video_link: 'https://www.youtube.com/watch?v=abc',
      latitude: '47.6026',
      longitude: '-122.3393',
      status: 1,
      request_status: 'approved',
      total_click: 0,
      customer: { slug_id: 'ada-brandt', address: '3 Market Square' },
      meta_title: 'Homes at the harbour',
      meta_image: null,
      created_at: NOON_STAMP,
      updated_at: NOON_STAMP,
    })
  })

  test('counts a view', async () => {
    const { app, deps } = open()
    const { id } = await upcomingProject(db)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
    await callOk(app, 'getProjectDetail', { query: { id }, headers })
    await callOk(app, 'getProjectDetail', { query: { id }, headers })
    await callOk(app, 'getProjectDetail', { query: { id, again: 1 }, headers })
    await callOk(app, 'getProjectDetail', { query: { id } })
    await deps.figures.flush()
    expect((await callOk(app, 'getProjectDetail', { query: { id } })).data.total_click).toBe(2)
  })

  test('finds the project by a former slug', async () => {
    const { id, slug } = await upcomingProject(db)
    await formerProjectSlug(db, id, 'old-name')
    const { data } = await callOk(open().app, 'getProjectDetail', {
      query: { slug_id: 'old-name' },
    })
    expect([data.id, data.slug_id]).toEqual([id, slug])
  })

  test('adds similar projects on request', async () => {
    const { id } = await upcomingProject(db)
    const other = await upcomingProject(db)
    const query = { id, get_similar: 1 } as const
    const { similar_projects } = await callOk(open().app, 'getProjectDetail', { query })
    expect(similar_projects?.map((it) => it.id)).toEqual([other.id])
  })

  test('does not find unknown or hidden projects', async () => {
    const { app } = open()
    const pending = await pendingProject(db)
    for (const query of [{ id: pending.id }, { id: 999 }, { slug_id: 'nowhere' }]) {
      const reply = await call(app, 'getProjectDetail', { query })
      expect([reply.status, reply.body]).toEqual([
        404,
        { error: true, message: 'This project was not found.', key: 'notFound', data: null },
      ])
    }
  })

  test('shows owners their own projects in any status, and nobody else', async () => {
    const app = withoutProjectAccess()
    const ada = await signedIn(db)
    const eve = await signedIn(db)
    const admin = await signedIn(db, { isAdmin: true })
    const own = { ownerId: ada.id, categoryId: await category(db) }
    const like = await upcomingProject(db, own)
    for (const project of [
      await pendingProject(db, own),
      await upcomingProject(db, { ...own, requestStatus: 'rejected' }),
      await upcomingProject(db, { ...own, isActive: false }),
    ]) {
      for (const named of [{ id: project.id }, { slug_id: project.slug }]) {
        const query = { ...named, get_similar: 1 } as const
        const mine = await callOk(app, 'getProjectDetail', { query, token: ada.token })
        expect(mine).toMatchObject({
          data: { id: project.id, total_click: 0 },
          similar_projects: [{ id: like.id }],
        })
        for (const token of [eve.token, admin.token, undefined]) {
          expect((await call(app, 'getProjectDetail', { query, token })).status).toBe(404)
        }
      }
      const similar = { query: { id: project.id, get_similar: 1 } as const, token: ada.token }
      expect((await callOk(app, 'getProjects', similar)).data).toMatchObject([{ id: like.id }])
    }
  })

  test('does not show owners their deleted projects', async () => {
    const { app } = open()
    const { id: ownerId, token } = await signedIn(db)
    const { id } = await upcomingProject(db, { ownerId })
    await db.updateTable('project').set({ deleted_at: TEST_NOW }).where('id', '=', id).execute()
    expect((await call(app, 'getProjectDetail', { query: { id }, token })).status).toBe(404)
  })

  test('refuses a member without the package and names what is missing, but not a guest', async () => {
    const { id } = await upcomingProject(db)
    const app = withoutProjectAccess()
    const { token } = await signedIn(db)
    const asMember = await call(app, 'getProjectDetail', { query: { id }, token })
    expect([asMember.status, asMember.body]).toEqual([
      403,
      expect.objectContaining({ key: 'packageRefused', data: REFUSED }),
    ])
    const asGuest = await call(app, 'getProjectDetail', { query: { id } })
    expect([asGuest.status, asGuest.body]).toEqual([403, expect.objectContaining({ data: null })])
  })

  test('rejects a missing or undecodable name and a wrong token', async () => {
    const { app } = open()
    const unnamed = await call(app, 'getProjectDetail')
    expect([unnamed.status, unnamed.body]).toEqual([
      422,
      expect.objectContaining({ fields: { slug_id: 'is required when there is no id' } }),
    ])
    expect((await call(app, 'getProjectDetail', { search: 'slug_id=%c3%28' })).status).toBe(400)
    const query = { id: 1 }
    expect((await call(app, 'getProjectDetail', { query, token: NOT_VALID })).status).toBe(401)
  })

  test('translates category names into the requested language', async () => {
    const { id } = await upcomingProject(db)
    await db.insertInto('language').values({ code: 'de', name: 'Deutsch' }).execute()
    await db
      .updateTable('category')
      .set({ translations: JSON.stringify({ de: { name: 'Haus' } }) })
      .execute()
    const { app } = open()
    const { data } = await callOk(app, 'getProjectDetail', { query: { id }, language: 'de' })
    expect(data.category.category).toBe('Haus')
  })
})
