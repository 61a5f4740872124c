import { expect, test } from 'vitest'
import { namesNewFile, unsentFiles } from './form-files.ts'
import { noProject } from './project-post.ts'
import { noProperty } from './property-post.ts'

const picture = (key: string, more: object = {}) => ({ key, alt: '', url: '', ...more })
const paper = (key: string, more: object = {}) => ({ key, name: `${key}.pdf`, bytes: 9, ...more })
const drawing = { ...paper('d'), isPicture: false, url: '' }

test('finds unsent files with their field, anywhere in the form', () => {
  const property = {
    ...noProperty,
    pictures: [picture('a', { upload: 'u1' }), picture('b')],
    documents: [paper('c', { id: 4 })],
    panorama: picture('p'),
    meta_picture: picture('m', { isKept: true }),
    parameters: { f1: '3', f6: ['Lift'], f7: paper('e') },
  }
  expect(unsentFiles(property)).toEqual([
    { field: 'pictures', place: 1, file: picture('b') },
    { field: 'panorama', place: 0, file: picture('p') },
    { field: 'parameters.f7', place: 0, file: paper('e') },
  ])
  const plans = [
    { key: 'n1', title: 'Ground', file: drawing },
    { key: 'n2', title: '', file: null },
  ]
  expect(unsentFiles({ ...noProject, plans })).toEqual([
    { field: 'plans.n1', place: 0, file: drawing },
  ])
})

test('detects new files and ignores uploaded and removed ones', () => {
  const before = { ...noProperty, pictures: [picture('a')] }
  expect(namesNewFile(before, { ...before, pictures: [picture('a', { upload: 'u1' })] })).toBe(
    false,
  )
  expect(namesNewFile(before, { ...before, pictures: [] })).toBe(false)
  expect(namesNewFile(before, { ...before, parameters: { f7: paper('e') } })).toBe(true)
  expect(namesNewFile({}, { plans: [{ key: 'n1', title: '', file: drawing }] })).toBe(true)
})
