import { expect, test } from 'vitest'
import { encodeForm, encodeQuery } from './wire-encoding.ts'

test('encodes nested lists and objects in bracket notation, and files as parts', async () => {
  const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' })
  const form = encodeForm({
    title: 'Harbour Court',
    price: 0,
    is_premium: true,
    meta_image: null,
    video_link: undefined,
    parameters: [{ parameter_id: 3, value: '2' }],
    plans: [{ title: 'Ground', document: plan }],
    gallery_images: [plan],
  })
  const sent = [...form].map(([name, value]) => [name, value instanceof File ? value.name : value])
  expect(sent).toEqual([
    ['title', 'Harbour Court'],
    ['price', '0'],
    ['is_premium', 'true'],
    ['meta_image', ''],
    ['parameters[0][parameter_id]', '3'],
    ['parameters[0][value]', '2'],
    ['plans[0][title]', 'Ground'],
    ['plans[0][document]', 'plan.pdf'],
    ['gallery_images[0]', 'plan.pdf'],
  ])
})

test('omits empty query values and keeps zero', () => {
  const query = {
    city: 'São Paulo',
    state: '',
    min_price: 0,
    parameter_id: [3, 8],
    has_property: true,
  }
  expect(encodeQuery({ ...query, country: null, search: undefined })).toBe(
    'city=S%C3%A3o+Paulo&min_price=0&parameter_id=3%2C8&has_property=true',
  )
  expect(encodeQuery({})).toBe('')
})
