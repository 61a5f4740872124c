import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { lister, readyUpload } from '@/tests/support/builders/lister.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  openProjects,
  own,
  PLACE,
  posted,
  postingScene,
  refusal,
  WORDS,
} from '@/tests/support/project-posts.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const countOf = async (table: 'project' | 'project_file' | 'upload' | 'stored_file') => {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

describe('a new project', () => {
  test('is stored whole and hidden until it is approved', async () => {
    const { app, ada, fields, photo, paper } = await postingScene(db)
    const [second, plan, drawing, document] = [
      await photo(),
      await paper(),
      await photo(),
      await paper(),
    ]
    const sent = await fields()
    const project = await posted(app, ada.token, {
      ...sent,
      type: 'under_construction',
      pictures: [...sent.pictures, { upload: second.id, alt: 'The court' }],
      plans: [
        { title: 'Ground floor', upload: plan.id },
        { title: 'First floor', upload: drawing.id },
      ],
      document_files: [{ upload: document.id }],
      video_link: 'youtu.be/aqz-KE-bpKQ',
      latitude: 53.544,
      longitude: 9.9671,
      meta_title: 'Flats at the saltworks',
      meta_description: ' ',
    })
    expect(project).toMatchObject({
      slug_id: 'saltworks-yard',
      ...WORDS,
      ...PLACE,
      type: 'under_construction',
      status: 0,
      request_status: 'pending',
      latitude: '53.544',
      longitude: '9.9671',
      video_link: 'https://youtu.be/aqz-KE-bpKQ',
      meta_title: 'Flats at the saltworks',
      meta_description: null,
      added_by: ada.id,
    })
    expect(project.plans.map(({ title }) => title)).toEqual(['Ground floor', 'First floor'])
    expect(project.plans.map(({ document }) => document.includes('/images/'))).toEqual([
      false,
      true,
    ])
    expect(project.documents).toHaveLength(1)
    expect(project.gallary_images.map(({ alt }) => alt)).toEqual(['The court'])
    expect(await own(app, ada.token, project.id)).toMatchObject({
      image_alt: 'The yard',
      revision: 1,
    })
    expect((await callOk(app, 'getProjects')).total).toBe(0)
    expect(await countOf('upload')).toBe(0)
  })

  test('accepts plain file parts', async () => {
    const { app, deps, ada, categoryId } = await postingScene(db)
    const form = new FormData()
    const said = { ...WORDS, ...PLACE, category_id: String(categoryId), 'plans[0][title]': 'Roof' }
    for (const [name, value] of Object.entries(said)) form.set(name, value)
    form.set('image', await jpeg(), 'front.jpg')
    form.set('gallery_images[0]', await jpeg(), 'court.jpg')
    form.set('plans[0][document]', new Blob(['%PDF-1.4 roof']), 'roof.pdf')
    form.set('documents[0]', new Blob(['Brochure']), 'brochure.txt')
    form.set('meta_image', await jpeg(), 'share.jpg')
    const { data } = await callOk(app, 'postProject', { token: ada.token, form })
    expect(data[0]?.gallary_images).toHaveLength(1)
    expect(data[0]?.plans[0]?.document).toMatch(/\.pdf$/)
    expect(data[0]?.meta_image).toContain('/images/')
    const keys = await db.selectFrom('project').select('image_key').executeTakeFirstOrThrow()
    expect(await deps.files.exists(keys.image_key ?? '')).toBe(true)
  })

  test('uses one of the package, and stores nothing when none is left', async () => {
    const { app, deps, categoryId } = await postingScene(db)
    const ada = await lister(db, { features: [{ id: 3, limit: 1 }] })
    const form = async () => {
      const made = new FormData()
      const said = { ...WORDS, ...PLACE, category_id: String(categoryId) }
      for (const [name, value] of Object.entries(said)) made.set(name, value)
      made.set('image', await jpeg(), 'front.jpg')
      return made
    }
    await callOk(app, 'postProject', { token: ada.token, form: await form() })
    const files = await countOf('stored_file')
    const second = await call(app, 'postProject', { token: ada.token, form: await form() })
    expect(second).toMatchObject({
      status: 403,
      body: { key: 'packageRefused', data: { limit_available: false } },
    })
    expect([await countOf('project'), await countOf('stored_file')]).toEqual([1, files])
    expect(deps.enqueued.filter(({ name }) => name === 'files.remove')).toEqual([])
  })

  test('is refused without a profile, a package or the right to projects', async () => {
    const { app, fields } = await postingScene(db)
    const nobody = await signedIn(db)
    const bare = await lister(db, { features: [{ id: 1, limit: null }] })
    const sent = await fields()
    expect((await refusal(app, nobody.token, sent)).slice(0, 2)).toEqual([403, 'profileIncomplete'])
    expect((await refusal(app, bare.token, sent)).slice(0, 2)).toEqual([403, 'packageRefused'])
    expect(await countOf('project')).toBe(0)
  })

  test.each([
    ['video_link', { video_link: 'https://example.org/film' }],
    ['latitude', { longitude: 9.9 }],
    ['latitude', { latitude: 0, longitude: 0 }],
    ['category_id', { category_id: 999 }],
    ['title', { title: '   ' }],
    ['description', { description: ' ' }],
    ['location', { location: ' ' }],
    ['pictures', { pictures: [] }],
    ['pictures[0][upload]', { pictures: [{ upload: 'never-sent' }] }],
    ['pictures[0]', { pictures: [{ id: 0 }] }],
    ['plans[0][document]', { plans: [{ title: 'Ground floor' }] }],
    ['plans[0][title]', { plans: [{ title: ' ' }] }],
    ['plans[0][id]', { plans: [{ id: 4, title: 'Ground floor' }] }],
    ['remove_plans', { remove_plans: '4' }],
    ['documents', { remove_documents: '1', document_files: [] }],
  ])('with an invalid %s is refused whole', async (field, wrong) => {
    const { app, ada, fields } = await postingScene(db)
    const sent = { ...(await fields()), ...wrong }
    const [status, , names] = await refusal(app, ada.token, sent)
    expect([status, names]).toEqual([422, [field === 'documents' ? 'document_files' : field]])
    expect([await countOf('project'), await countOf('upload')]).toEqual([0, 1])
  })

  test('rejects uploads of others, for other purposes, and repeated ones', async () => {
    const { app, ada, fields, photo, paper } = await postingScene(db)
    const ben = await lister(db)
    const his = await readyUpload(db, { accountId: ben.id, purpose: 'photo' })
    const sent = await fields()
    const [first] = sent.pictures
    const asPicture = async (upload: string) =>
      refusal(app, ada.token, { ...sent, pictures: [first, { upload }] })
    const named = [422, 'invalid', ['pictures[1][upload]']]
    expect(await asPicture(his.id)).toEqual(named)
    expect(await asPicture((await paper()).id)).toEqual(named)
    expect(await asPicture(first?.upload ?? '')).toEqual(named)
    const stuck = await readyUpload(db, {
      accountId: ada.id,
      purpose: 'photo',
      status: 'receiving',
    })
    expect(await asPicture(stuck.id)).toEqual(named)
    expect(await refusal(app, ada.token, { ...sent, meta_upload: (await photo()).id })).toEqual([
      200,
    ])
  })

  test('sent twice from one draft is listed once, even simultaneously', async () => {
    const { app, ada, fields } = await postingScene(db)
    const draft_id = '0b9d6a53-6f43-4a0c-9b52-0d4b7f8b1c11'
    const content = JSON.stringify({ title: 'Saltworks' })
    const moment = new Date('2026-06-15T11:00:00Z')
    const draft = { id: draft_id, account_id: ada.id, kind: 'project', content }
    await db
      .insertInto('listing_draft')
      .values({ ...draft, created_at: moment, updated_at: moment })
      .execute()
    const sent = { ...(await fields()), draft_id }
    const twice = await Promise.all([posted(app, ada.token, sent), posted(app, ada.token, sent)])
    const again = await posted(app, ada.token, sent)
    expect(new Set([...twice, again].map(({ id }) => id)).size).toBe(1)
    expect(await countOf('project')).toBe(1)
    expect(await db.selectFrom('listing_draft').select('id').execute()).toEqual([])
    const uses = await db
      .selectFrom('quota_entry')
      .select('project_id')
      .where('kind', '=', 'use')
      .execute()
    expect(uses).toEqual([{ project_id: again.id }])
  })

  test('is found by its draft after a lost reply, even as the last of a package', async () => {
    const { app, fields, categoryId } = await postingScene(db)
    const ada = await lister(db, { features: [{ id: 3, limit: 1 }] })
    const upload = (await readyUpload(db, { accountId: ada.id, purpose: 'photo' })).id
    const draft_id = '0b9d6a53-6f43-4a0c-9b52-0d4b7f8b1c12'
    const words = { ...(await fields()), category_id: categoryId, draft_id }
    const sent = { ...words, pictures: [{ upload }] }
    const first = await posted(app, ada.token, sent)
    expect((await posted(app, ada.token, sent)).id).toBe(first.id)
  })

  test('of a verified member is public at once if the settings say so', async () => {
    const { app, ada, fields } = await postingScene(db)
    await setting(db, { auto_approve: true })
    const vera = await lister(db, { verification: 'success' })
    const upload = await readyUpload(db, { accountId: vera.id, purpose: 'photo' })
    const mine = { ...(await fields()), pictures: [{ upload: upload.id }] }
    expect(await posted(app, vera.token, mine)).toMatchObject({
      request_status: 'approved',
      status: 1,
    })
    expect(await posted(app, ada.token, await fields())).toMatchObject({
      request_status: 'pending',
      slug_id: 'saltworks-yard-1',
    })
    expect((await callOk(app, 'getProjects')).total).toBe(1)
    const reviews = await db.selectFrom('review').select(['decision', 'decided_by']).execute()
    expect(reviews).toEqual([{ decision: 'approved', decided_by: null }])
  })

  test('of an administrator needs no approval, nor do changes of it', async () => {
    const { app, fields } = await postingScene(db)
    const admin = await signedIn(db, { isAdmin: true })
    const { id: upload } = await readyUpload(db, { accountId: admin.id, purpose: 'photo' })
    const { id } = await posted(app, admin.token, { ...(await fields()), pictures: [{ upload }] })
    const changed = { ...WORDS, id, description: 'Forty-two flats and a bakery.' }
    expect(await posted(app, admin.token, changed)).toMatchObject({ request_status: 'approved' })
    expect((await callOk(app, 'getProjects')).total).toBe(1)
  })

  test('is granted exactly up to the package’s limit among fifty at once', async () => {
    const { app, fields } = await postingScene(db)
    const ada = await lister(db, { features: [{ id: 3, limit: 7 }] })
    const sent = await fields()
    const posts = Array.from({ length: 50 }, async () => {
      const { id: upload } = await readyUpload(db, { accountId: ada.id, purpose: 'photo' })
      return refusal(app, ada.token, { ...sent, pictures: [{ upload }] })
    })
    const statuses = (await Promise.all(posts)).map(([status]) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    expect(statuses.filter((status) => status === 403)).toHaveLength(43)
    expect(await countOf('project')).toBe(7)
    const slugs = await db.selectFrom('project').select('slug').distinct().execute()
    expect(slugs).toHaveLength(7)
  })
})

test('rejects what every call rejects', async () => {
  const { app } = openProjects(db)
  const { large, ...refusals } = REFUSALS_OF_WRITES
  expect(await usualRefusals(db, app, 'postProject')).toMatchObject({ ...refusals, large })
})

async function jpeg(): Promise<Blob> {
  const create = { width: 200, height: 150, channels: 3 as const, background: '#446688' }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
