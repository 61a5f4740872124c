import { expect, test } from 'vitest'
import {
  propertyFields,
  toPropertyField,
  toPropertyStep,
  toPropertyValues,
} from './property-draft.ts'
import { noProperty } from './property-post.ts'

test('restores a draft as it was saved', () => {
  const flat = { ...noProperty, title: 'Flat', price: 5, facilities: { f1: null } }
  expect(toPropertyValues(JSON.parse(JSON.stringify({ ...flat, step: 'seo' })))).toEqual(flat)
})

test('drops invalid values', () => {
  const odd = { title: 5, pictures: {}, price: 'much', parameters: [], is_premium: true }
  expect(toPropertyValues(odd)).toEqual({ ...noProperty, is_premium: true })
})

test('assigns every field to a step of the form', () => {
  expect([...propertyFields].sort()).toEqual(Object.keys(noProperty).sort())
  expect(propertyFields.map(toPropertyStep)).not.toContain('review')
  expect(toPropertyStep('parameters.f4')).toBe('details')
})

test('maps a rejected field to the field of the form', () => {
  expect(toPropertyField('price', [])).toBe('price')
  expect(toPropertyField('parameters[1][value]', [7, 8])).toBe('parameters.f8')
  expect(toPropertyField('parameters', [7])).toBe('parameters')
  expect(toPropertyField('pictures[3]', [])).toBe('pictures')
  expect(toPropertyField('three_d_upload', [])).toBe('panorama')
  expect(toPropertyField('longitude', [])).toBe('position')
})
