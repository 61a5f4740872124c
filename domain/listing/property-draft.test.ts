import { expect, test } from 'vitest'
import { propertyFieldOf, propertyFields, propertyOf, propertyStepOf } from './property-draft.ts'
import { noProperty } from './property-post.ts'

test('restores a draft as it was saved', () => {
  const flat = { ...noProperty, title: 'Flat', price: 5, facilities: { f1: null } }
  expect(propertyOf(JSON.parse(JSON.stringify({ ...flat, step: 'seo' })))).toEqual(flat)
})

test('drops invalid values', () => {
  const odd = { title: 5, pictures: {}, price: 'much', parameters: [], is_premium: true }
  expect(propertyOf(odd)).toEqual({ ...noProperty, is_premium: true })
})

test('assigns every field to a step of the form', () => {
  expect([...propertyFields].sort()).toEqual(Object.keys(noProperty).sort())
  expect(propertyFields.map(propertyStepOf)).not.toContain('review')
  expect(propertyStepOf('parameters.f4')).toBe('details')
})

test('maps a rejected field to the field of the form', () => {
  expect(propertyFieldOf('price', [])).toBe('price')
  expect(propertyFieldOf('parameters[1][value]', [7, 8])).toBe('parameters.f8')
  expect(propertyFieldOf('parameters', [7])).toBe('parameters')
  expect(propertyFieldOf('pictures[3]', [])).toBe('pictures')
  expect(propertyFieldOf('three_d_upload', [])).toBe('panorama')
  expect(propertyFieldOf('longitude', [])).toBe('position')
})
