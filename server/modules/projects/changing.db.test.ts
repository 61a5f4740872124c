import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { pendingProject, projectFile, upcomingProject } from '@/tests/support/builders/projects.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { own, posted, postingScene, refusal, WORDS } from '@/tests/support/project-posts.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const countOf = async (table: 'project' | 'project_file' | 'upload' | 'stored_file') => {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

describe('a change', () => {
  async function listed() {
    const all = await postingScene(db)
    const { app, ada, fields } = all
    const project = await posted(app, ada.token, await fields())
    return { ...all, project }
  }

  test('keeps absent fields, and increments the revision only if something changed', async () => {
    const { app, ada, project, photo } = await listed()
    const same = { id: project.id, title: WORDS.title }
    await posted(app, ada.token, same)
    expect(await own(app, ada.token, project.id)).toMatchObject({ revision: 1 })
    const changed = await posted(app, ada.token, {
      ...same,
      title: 'Saltworks Court',
      meta_title: 'Court',
      meta_upload: (await photo()).id,
      slug_id: 'Saltworks Court!',
    })
    expect(changed).toMatchObject({
      title: 'Saltworks Court',
      slug_id: 'saltworks-court',
      description: WORDS.description,
      meta_title: 'Court',
    })
    expect((await own(app, ada.token, project.id)).revision).toBe(2)
    const bySlug = { token: ada.token, query: { slug_id: 'saltworks-yard' } }
    expect((await callOk(app, 'getAddedProjects', bySlug)).data).toMatchObject({ id: project.id })
    const cleared = { ...same, meta_title: '', meta_image: '', city: '' }
    expect(await posted(app, ada.token, cleared)).toMatchObject({
      meta_title: null,
      meta_image: null,
      city: 'Hamburg',
    })
  })

  test('arranges pictures, plans and documents', async () => {
    const { app, ada, project, photo, paper } = await listed()
    const plan = async (title: string) => ({ title, upload: (await paper()).id })
    const { title } = project
    const first = await posted(app, ada.token, {
      id: project.id,
      title,
      pictures: [{ upload: (await photo()).id, alt: 'Dusk' }, { id: 0 }],
      plans: [await plan('Ground'), await plan('First')],
    })
    expect(first.gallary_images.map(({ alt }) => alt)).toEqual(['The yard'])
    const [ground, upper] = first.plans
    const second = await posted(app, ada.token, {
      id: project.id,
      title,
      plans: [{ id: upper?.id, title: 'Upper floor' }, await plan('Roof')],
      remove_plans: String(ground?.id),
      remove_gallery_images: String(first.gallary_images[0]?.id),
    })
    expect(second.plans.map((floor) => floor.title)).toEqual(['Upper floor', 'Roof'])
    expect(second.plans[0]?.document).toBe(upper?.document)
    expect(second.gallary_images).toEqual([])
    expect(second.image).toBe(first.image)
  })

  test('cannot use other people’s pictures, plans and documents', async () => {
    const { app, ada, project } = await listed()
    const other = await upcomingProject(db)
    const files = {
      gallery: await projectFile(db, other.id, {
        kind: 'gallery',
        key: await storedPicture(db, 'x'),
      }),
      plan: await projectFile(db, other.id, { kind: 'plan', key: await storedPicture(db, 'y') }),
      document: await projectFile(db, other.id, {
        kind: 'document',
        key: await storedPicture(db, 'z'),
      }),
    }
    const change = { id: project.id, title: project.title }
    const wrong = [
      { pictures: [{ id: files.gallery }] },
      { remove_gallery_images: String(files.gallery) },
      { remove_plans: String(files.plan) },
      { plans: [{ id: files.plan, title: 'Mine' }] },
      { document_files: [{ id: files.document }] },
      { remove_documents: String(files.document) },
    ]
    for (const one of wrong) {
      expect((await refusal(app, ada.token, { ...change, ...one }))[0]).toBe(422)
    }
    expect(await countOf('project_file')).toBe(3)
    expect((await refusal(app, ada.token, { id: other.id, title: 'Mine now' }))[0]).toBe(404)
  })

  test('of a decided project is reviewed again, unless the settings exempt approved ones', async () => {
    const { app, ada } = await postingScene(db)
    const facts = { ownerId: ada.id, imageKey: await storedPicture(db, 'front.jpg') }
    const edit = async (id: number, title: string) =>
      (await posted(app, ada.token, { id, title })).request_status
    const approved = await upcomingProject(db, facts)
    const refused = await pendingProject(db, { ...facts, requestStatus: 'rejected' })
    expect(await edit(approved.id, 'Harbour Court')).toBe('pending')
    expect((await callOk(app, 'getProjects')).total).toBe(0)
    await setting(db, { auto_approve_edited_listings: true })
    const spared = await upcomingProject(db, facts)
    expect(await edit(spared.id, 'Harbour Park')).toBe('approved')
    expect(await edit(refused.id, 'Harbour Wharf')).toBe('pending')
  })

  test('by another member or of an older revision stores no files', async () => {
    const { app, deps, ada, project } = await listed()
    const other = await upcomingProject(db)
    const before = [await countOf('stored_file'), deps.enqueued.length]
    const send = async (said: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(said)) form.set(name, value)
      form.set('image', await jpeg(), 'front.jpg')
      return (await call(app, 'postProject', { token: ada.token, form })).status
    }
    expect(await send({ id: String(other.id), title: 'Mine now' })).toBe(404)
    expect(await send({ id: String(project.id), title: 'Late', revision: '7' })).toBe(409)
    expect([await countOf('stored_file'), deps.enqueued.length]).toEqual(before)
  })

  test('replaces a removed share picture by a new one', async () => {
    const { app, ada, project, photo } = await listed()
    const wish = { id: project.id, title: project.title, meta_image: '' }
    const { id, key } = await photo()
    const changed = await posted(app, ada.token, { ...wish, meta_upload: id })
    expect(changed.meta_image).toContain(key)
  })

  test('rejects a plan with two drawings', async () => {
    const { app, ada, project, paper } = await listed()
    const form = new FormData()
    const { id: upload } = await paper()
    const said = { id: String(project.id), title: project.title, 'plans[0][title]': 'Roof' }
    for (const [name, value] of Object.entries(said)) form.set(name, value)
    form.set('plans[0][upload]', upload)
    form.set('plans[0][document]', new Blob(['%PDF-1.4 roof']), 'roof.pdf')
    const { body } = await call(app, 'postProject', { token: ada.token, form })
    expect(body).toMatchObject({ fields: { 'plans[0][upload]': expect.any(String) } })
  })

  test('based on an older revision gets the current project', async () => {
    const { app, ada, project } = await listed()
    const change = { id: project.id, revision: 1 }
    const both = await Promise.all([
      refusal(app, ada.token, { ...change, title: 'One' }),
      refusal(app, ada.token, { ...change, title: 'Other' }),
    ])
    const stale = [409, 'stale', { revision: 2, request_status: 'pending' }]
    expect(both).toContainEqual([200])
    expect(both).toContainEqual(stale)
  })

  test('cannot take another project’s slug, not even a former one', async () => {
    const { app, ada, project } = await listed()
    await upcomingProject(db, { slug: 'harbour-quarter' })
    const wish = { id: project.id, title: project.title, slug_id: 'harbour-quarter' }
    expect((await posted(app, ada.token, wish)).slug_id).toBe('harbour-quarter-1')
  })
})

async function jpeg(): Promise<Blob> {
  const create = { width: 200, height: 150, channels: 3 as const, background: '#446688' }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
