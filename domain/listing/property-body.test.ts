import { describe, expect, test } from 'vitest'
import { propertyBody, propertyChanges } from './property-body.ts'
import { hasValue, noProperty, parameterId, parameterKey, propertyFaults } from './property-post.ts'

const asked = [
  { id: 1, name: 'Bedrooms', type_of_parameter: 'number', type_values: null, is_required: 1 },
  { id: 2, name: 'Extras', type_of_parameter: 'checkbox', type_values: ['a', 'b'], is_required: 0 },
  { id: 3, name: 'Plan', type_of_parameter: 'file', type_values: null, is_required: 0 },
] as const

const flat = {
  ...noProperty,
  title: ' Light flat ',
  description: 'Three rooms',
  category_id: 4,
  price: 1200,
  address: '8 Quay',
  city: 'Hamburg',
  state: 'Hamburg',
  country: 'Germany',
  position: { latitude: 53.5, longitude: 9.9 },
  pictures: [
    { key: 'a', upload: 'u1', alt: ' Front ', url: '' },
    { key: 'b', id: 9, alt: '', url: '' },
  ],
  documents: [{ key: 'd', upload: 'u2', name: 'lease.pdf', bytes: 1 }],
  parameters: {
    f1: ' 3 ',
    f2: ['a', 'b'],
    f3: { key: 'c', upload: 'u3', name: 'x.pdf', bytes: 1 },
    f9: 'old',
  },
  facilities: { f5: 1.5 },
}

describe('faults', () => {
  test("include missing required fields, with the category's parameters", () => {
    expect(propertyFaults(noProperty, asked)).toMatchObject({
      title: 'titleRequired',
      description: 'descriptionRequired',
      price: 'priceRequired',
      'parameters.f1': 'valueRequired',
    })
    expect(propertyFaults(flat, asked)).toEqual({})
  })

  test.each(['twelve', '1.500?', '5 rooms'])('include the unread number %j', (f1) => {
    const half = { ...flat, parameters: { ...flat.parameters, f1 } }
    expect(propertyFaults(half, asked)).toEqual({ 'parameters.f1': 'notANumber' })
  })

  test('include a nearby place without a distance and an invalid video link', () => {
    const half = { ...flat, facilities: { f5: null }, video_link: 'https://example.org/film' }
    expect(propertyFaults(half, asked)).toEqual({
      'facilities.f5': 'distanceRequired',
      video_link: 'videoInvalid',
    })
    expect(propertyFaults({ ...flat, video_link: 'https://youtu.be/aaaaaaaaaaa' }, asked)).toEqual(
      {},
    )
  })

  test('treat blank text and empty lists as no answer', () => {
    expect([undefined, '', ' ', []].map(hasValue)).toEqual([false, false, false, false])
    expect(['0', ['a'], { key: 'c', name: 'x', bytes: 1 }].map(hasValue)).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('the body of a new property', () => {
  test("has the wire's fields without parameters of other categories", () => {
    const body = propertyBody(flat, asked)
    expect(body).toMatchObject({
      title: 'Light flat',
      property_type: 0,
      latitude: 53.5,
      pictures: [
        { upload: 'u1', alt: 'Front' },
        { id: 9, alt: '' },
      ],
      document_files: [{ upload: 'u2' }],
      parameters: [
        { parameter_id: 1, value: '3' },
        { parameter_id: 2, value: 'a,b' },
        { parameter_id: 3, upload: 'u3' },
      ],
      facilities: [{ facility_id: 5, distance: 1.5 }],
    })
    expect(Object.keys(body)).not.toContain('rentduration')
    expect(Object.keys(body)).not.toContain('client_address')
  })

  test('has a rent period only for rent', () => {
    const rent = propertyBody({ ...flat, property_type: 'rent', rentduration: 'Yearly' }, asked)
    expect(rent).toMatchObject({ property_type: 1, rentduration: 'Yearly' })
  })
})

describe('changes', () => {
  test('are null when nothing differs', () => {
    expect(propertyChanges(flat, { ...flat, facilities: { f5: 1.5 } }, asked)).toBe(null)
  })

  test('contain only the differences, and the texts that the wire would clear', () => {
    const now = { ...flat, price: 1100, parameters: { ...flat.parameters, f1: '4' } }
    expect(propertyChanges(flat, now, asked)).toEqual({
      price: 1100,
      parameters: [{ parameter_id: 1, value: '4' }],
      meta_title: '',
      meta_description: '',
      meta_keywords: '',
    })
  })

  test('include the pin when the city changes, to keep it from moving to the center', () => {
    const now = { ...flat, city: 'Altona' }
    expect(propertyChanges(flat, now, asked)).toMatchObject({ city: 'Altona', latitude: 53.5 })
  })

  test('send the album as a whole and name what was removed', () => {
    const picture = { key: 'x', alt: '', url: 'https://example.org/x.jpg' }
    const lease = { key: 'd', id: 7, name: 'lease.pdf', bytes: 1 }
    const before = { ...flat, panorama: picture, meta_picture: picture, documents: [lease] }
    const now = { ...flat, pictures: [...flat.pictures].reverse(), documents: [], facilities: {} }
    expect(propertyChanges(before, now, asked)).toMatchObject({
      pictures: [{ id: 9 }, { upload: 'u1' }],
      remove_documents: [7],
      remove_facilities: 1,
      remove_three_d_image: 1,
      meta_image: '',
    })
  })

  test('include the rent period of a new rental and an empty text for a cleared field', () => {
    const before = { ...flat, client_address: '1 Road' }
    const now = { ...flat, property_type: 'rent', rentduration: 'Daily' } as const
    expect(propertyChanges(before, now, asked)).toMatchObject({
      property_type: 1,
      rentduration: 'Daily',
      client_address: '',
    })
  })
})

test('converts ids of nearby places to keys and back', () => {
  expect(parameterId(parameterKey(12))).toBe(12)
})
