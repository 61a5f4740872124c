import { expect, test } from 'vitest'
import { labelEntry, listOptions } from './parameter-options.ts'

const heating = {
  type_values: ['Gas', 'Wood stove'],
  options: [{ value: 'Wood stove', translated_value: 'Holzofen' }],
}

test('labels options in the reader’s language, or by their value', () => {
  expect(listOptions(heating)).toEqual([
    { value: 'Gas', label: 'Gas' },
    { value: 'Wood stove', label: 'Holzofen' },
  ])
  expect(listOptions({ type_values: null })).toEqual([])
})

test('keeps a chosen option that is not offered any more', () => {
  expect(listOptions(heating, ['Gas', 'Coal', '']).map(({ value }) => value)).toEqual([
    'Gas',
    'Wood stove',
    'Coal',
  ])
})

test('labels entries of a form', () => {
  const options = listOptions(heating)
  expect(labelEntry('Wood stove', options)).toBe('Holzofen')
  expect(labelEntry(['Gas', 'Wood stove', 'Coal'], options)).toEqual(['Gas', 'Holzofen', 'Coal'])
})
