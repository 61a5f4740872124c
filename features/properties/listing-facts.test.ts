import { expect, test } from 'vitest'
import type { ParameterValue } from '@/client/api/properties.ts'
import { listingFacts } from './listing-facts.ts'

function parameter(
  id: number,
  name: string,
  type: ParameterValue['type_of_parameter'],
  value: ParameterValue['value'],
): ParameterValue {
  return { id, name, type_of_parameter: type, type_values: null, image: '', is_required: 0, value }
}

test('sorts what an owner said by how it is shown, and drops what says nothing', () => {
  const facts = listingFacts([
    parameter(1, 'Bedrooms', 'number', '3'),
    parameter(2, 'Garages', 'number', '0'),
    parameter(3, 'Features', 'checkbox', ['Balcony', 'Garden']),
    parameter(4, 'Plan', 'file', 'https://files.example/plan.pdf'),
    parameter(5, 'Heating', 'dropdown', ' Heat pump '),
    parameter(6, 'Comfort', 'checkbox', []),
  ])
  expect(facts).toEqual({
    details: [
      { id: 1, name: 'Bedrooms', value: '3' },
      { id: 5, name: 'Heating', value: 'Heat pump' },
    ],
    groups: [{ id: 3, name: 'Features', options: ['Balcony', 'Garden'] }],
    files: [{ id: 4, name: 'Plan', href: 'https://files.example/plan.pdf' }],
  })
})
