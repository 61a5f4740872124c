import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { loadContract } from '@/server/contract/document.ts'
import { getShape } from '@/server/contract/shape.ts'
import { projectsHandlers } from '@/server/modules/projects/handlers.ts'
import { myProjectsHandlers } from '@/server/modules/projects/my-projects-handlers.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { myPropertiesHandlers } from '@/server/modules/properties/my-listings/my-properties-handlers.ts'
import { lister } from '@/tests/support/builders/lister.ts'
import { category, parameter } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () =>
  createServer(testDeps({ db }), {
    ...propertiesHandlers,
    ...myPropertiesHandlers,
    ...projectsHandlers,
    ...myProjectsHandlers,
  })

/** Field of a post → field of the owner's list that tells it. */
const PROJECT_READS = {
  id: 'id',
  title: 'title',
  description: 'description',
  category_id: 'category_id',
  type: 'type',
  meta_title: 'meta_title',
  meta_description: 'meta_description',
  meta_keywords: 'meta_keywords',
  meta_image: 'meta_image',
  city: 'city',
  state: 'state',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  location: 'location',
  video_link: 'video_link',
  image: 'image',
  slug_id: 'slug_id',
  plans: 'plans',
  documents: 'documents',
  gallery_images: 'gallary_images',
  remove_documents: 'documents',
  remove_gallery_images: 'gallary_images',
  remove_plans: 'plans',
}

const PROPERTY_READS = {
  id: 'id',
  userid: 'added_by',
  title: 'title',
  description: 'description',
  city: 'city',
  state: 'state',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  address: 'address',
  price: 'price',
  category_id: 'category_id',
  property_type: 'property_type',
  video_link: 'video_link',
  meta_title: 'meta_title',
  meta_description: 'meta_description',
  meta_keywords: 'meta_keywords',
  meta_image: 'meta_image',
  rentduration: 'rentduration',
  is_premium: 'is_premium',
  client_address: 'client_address',
  slug_id: 'slug_id',
  title_image: 'title_image',
  three_d_image: 'three_d_image',
  gallery_images: 'gallery',
  documents: 'documents',
  parameters: 'parameters',
  facilities: 'assign_facilities',
  status: 'status',
  remove_three_d_image: 'three_d_image',
  remove_gallery_images: 'gallery',
  remove_documents: 'documents',
}

/** Fields of a request that no extension of ours adds. */
function specifiedFields(schema: string): string[] {
  const shape = getShape(loadContract(), { $ref: `#/components/schemas/${schema}` })
  return [...shape.properties]
    .filter(([, part]) => part['x-extension'] === undefined)
    .map(([name]) => name)
}

const isTold = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

const untold = (reads: Record<string, string>, row: object) =>
  Object.entries(reads).filter(([, field]) => !isTold(Reflect.get(row, field)))

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, value, value.type === 'image/jpeg' ? 'a.jpg' : 'a.pdf')
  }
  return form
}

const photo = async () => {
  const create = { width: 200, height: 200, channels: 3, background: 'teal' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
const paper = new Blob(['%PDF-1.4'], { type: 'application/pdf' })

const TEXTS = {
  title: 'Saltworks Yard',
  description: 'Around a planted court.',
  city: 'Hamburg',
  state: 'Hamburg',
  country: 'Germany',
  latitude: '53.5',
  longitude: '9.9',
  video_link: 'https://youtu.be/aqz-KE-bpKQ',
  meta_title: 'Flats',
  meta_description: 'Flats around a court',
  meta_keywords: 'court,flats',
}

describe('what an owner’s list tells', () => {
  test('has a field for each that a post takes', () => {
    expect(Object.keys(PROJECT_READS).sort()).toEqual(specifiedFields('PostProjectRequest').sort())
    const property = Object.keys({ ...PROPERTY_READS, action_type: '' })
    expect(property.sort()).toEqual(specifiedFields('UpdatePropertyRequest').sort())
  })

  test('is enough to edit a project', async () => {
    const app = open()
    const { token } = await lister(db)
    const form = formOf({
      ...TEXTS,
      category_id: String(await category(db)),
      type: 'under_construction',
      location: '2 Saltworks Quay',
      image: await photo(),
      meta_image: await photo(),
      'gallery_images[0]': await photo(),
      'documents[0]': paper,
      'plans[0][title]': 'Ground floor',
      'plans[0][document]': paper,
      'plans[1][title]': 'Roof',
      'plans[1][document]': paper,
    })
    await callOk(app, 'postProject', { token, form })
    const rows = async () => {
      const { data } = await callOk(app, 'getAddedProjects', { token })
      return Array.isArray(data) ? data : []
    }
    const [row] = await rows()
    if (!row) throw new Error('no project')
    expect(untold(PROJECT_READS, row)).toEqual([])
    expect(row).toMatchObject({ description: TEXTS.description, meta_keywords: 'court,flats' })
    const [ground, roof] = row.plans
    const change = formOf({
      id: String(row.id),
      title: row.title,
      'plans[0][id]': String(ground?.id),
      'plans[0][title]': 'Street level',
      remove_plans: String(roof?.id),
      remove_documents: row.documents.map(({ id }) => id).join(','),
      remove_gallery_images: row.gallary_images.map(({ id }) => id).join(','),
    })
    await callOk(app, 'postProject', { token, form: change })
    const [changed] = await rows()
    expect(changed).toMatchObject({
      description: TEXTS.description,
      documents: [],
      gallary_images: [],
    })
    expect(changed?.plans.map(({ title }) => title)).toEqual(['Street level'])
  })

  test('is enough to edit a property', async () => {
    const app = open()
    const { token } = await lister(db)
    const categoryId = await category(db)
    const rooms = await parameter(db, categoryId, { name: 'Rooms' })
    const { id: school } = await db
      .insertInto('facility')
      .values({ name: 'School' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const form = formOf({
      ...TEXTS,
      address: '2 Saltworks Quay',
      client_address: 'c/o Ada',
      price: '1200',
      category_id: String(categoryId),
      property_type: '1',
      rentduration: 'monthly',
      'parameters[0][parameter_id]': String(rooms),
      'parameters[0][value]': '3',
      'facilities[0][facility_id]': String(school),
      'facilities[0][distance]': '0.4',
      title_image: await photo(),
      three_d_image: await photo(),
      meta_image: await photo(),
      'gallery_images[0]': await photo(),
      'documents[0]': paper,
    })
    await callOk(app, 'postProperty', { token, form })
    const rows = async (query: { slug_id?: string } = {}) =>
      (await callOk(app, 'getAddedProperties', { token, query })).data
    const [row] = await rows()
    if (!row || !('revision' in row)) throw new Error('no property')
    expect(untold(PROPERTY_READS, row)).toEqual([])
    expect(row).toMatchObject({
      client_address: 'c/o Ada',
      rentduration: 'Monthly',
      parameters: [{ id: rooms, value: '3' }],
      assign_facilities: [{ facility_id: school, distance: 0.4 }],
    })
    expect(await rows({ slug_id: row.slug_id })).toEqual([row])
    const change = formOf({
      action_type: '0',
      id: String(row.id),
      'remove_gallery_images[0]': String(row.gallery[0]?.id),
      'remove_documents[0]': String(row.documents[0]?.id),
      remove_three_d_image: '1',
    })
    await callOk(app, 'updateProperty', { token, form: change })
    expect(await rows()).toMatchObject([{ gallery: [], documents: [], three_d_image: '' }])
  })
})
