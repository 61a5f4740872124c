import { expect, test } from 'vitest'
import { createApiClient } from '@/client/api/client.ts'
import { readEditedProperty } from '@/client/api/member/listing-editor.ts'
import { toPropertyValues } from '@/domain/listing/property-draft.ts'
import { dropOtherParameters } from '@/domain/listing/property-post.ts'
import { ownRow, wholeProperty } from '@/tests/stories/sample-posting.ts'
import { toContent } from './posting.ts'
import { propertyPosting } from './property-posting.ts'

/** File of a provider without uploads: stays on the device until the post. */
const kept = (key: string) => ({ key, alt: '', url: '', isKept: true })
const keptPaper = (key: string) => ({ key, name: key, bytes: 5, isKept: true })
const parameter = { name: '', type_values: null, is_required: 0 } as const
const parameter_types = [
  { ...parameter, id: 1, type_of_parameter: 'number' },
  { ...parameter, id: 7, type_of_parameter: 'file' },
]
const categories = [{ id: 1, parameter_types }]
const files = {
  takesUploads: false,
  of: (key: string) => (key.startsWith('id-') ? null : new File([key], key)),
}

test('sends files with the form to a provider without uploads, including answers', async () => {
  const { client, sent } = provider()
  const values = {
    ...wholeProperty,
    pictures: [kept('main.jpg'), kept('hall.jpg')],
    documents: [keptPaper('plan.pdf')],
    panorama: kept('round.jpg'),
    meta_picture: kept('shared.jpg'),
    parameters: { f1: '3', f7: keptPaper('energy.pdf') },
  }
  await propertyPosting.send(client, values, {
    stored: null,
    base: null,
    categories,
    draft: null,
    files,
  })
  expect(filesIn(sent)).toEqual({
    title_image: 'main.jpg',
    'gallery_images[0]': 'hall.jpg',
    'documents[0]': 'plan.pdf',
    three_d_image: 'round.jpg',
    meta_image: 'shared.jpg',
    'parameters[1][value]': 'energy.pdf',
  })
  expect(sent.map(([name, value]) => `${name} ${value}`)).toContain('parameters[1][parameter_id] 7')
  expect(sent.filter(([name]) => /^pictures|^document_files|upload/.test(name))).toEqual([])
})

test('keeps the main picture when a photo is added', async () => {
  const { client, sent } = provider()
  const stored = await readEditedProperty(client, { id: 41 })
  const main = { key: 'id-0', id: 0, alt: '', url: '/m.jpg' }
  const content = { ...wholeProperty, pictures: [main, kept('hall.jpg')] }
  await propertyPosting.send(client, content, {
    stored,
    base: null,
    categories,
    draft: 'd-1',
    files,
  })
  expect(filesIn(sent)).toEqual({ 'gallery_images[0]': 'hall.jpg' })
  expect(sent).toContainEqual(['draft_id', 'd-1'])
})

test('names removed pictures without uploads', async () => {
  const { client, sent } = provider({
    gallery: [
      { id: 12, image_url: '/hall.jpg' },
      { id: 13, image_url: '/bath.jpg' },
    ],
  })
  const stored = await readEditedProperty(client, { id: 41 })
  const content = toContent(propertyPosting.toValues(stored), stored.revision)
  const pictures = toPropertyValues(content).pictures.filter(({ id }) => id !== 12)
  const sending = { stored, base: null, categories, draft: null, files }
  await propertyPosting.send(client, { ...content, pictures }, sending)
  expect(sent).toContainEqual(['remove_gallery_images[0]', '12'])
  expect(sent.filter(([name]) => /^pictures|^remove_gallery_images\[1/.test(name))).toEqual([])
})

test('drops parameters of an earlier category', () => {
  const values = { ...wholeProperty, parameters: { f1: '3', f9: { ...keptPaper('a.pdf') } } }
  expect(dropOtherParameters(values, categories).parameters).toEqual({ f1: '3' })
})

function provider(more: object = {}) {
  const sent: [string, FormDataEntryValue][] = []
  const client = createApiClient({
    baseUrl: 'http://provider.example/api',
    language: 'en',
    viewer: 5,
    token: () => '7|a',
    fetch: async (request) => {
      if (request.method === 'POST') sent.push(...(await request.formData()))
      return Response.json({ error: false, message: '', data: [{ ...ownRow, ...more }] })
    },
  })
  return { client, sent }
}

function filesIn(sent: readonly [string, FormDataEntryValue][]): Record<string, string> {
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (value instanceof File ? [[name, value.name]] : [])),
  )
}
