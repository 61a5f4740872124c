import { expect, test } from 'vitest'
import type { ParameterValue } from '@/client/api/properties.ts'
import { listingFacts } from './listing-facts.ts'

const formats = { number: (value: number) => value.toLocaleString('en') }

function parameter(
  id: number,
  name: string,
  type: ParameterValue['type_of_parameter'],
  value: ParameterValue['value'],
): ParameterValue {
  return { id, name, type_of_parameter: type, type_values: null, image: '', is_required: 0, value }
}

test('groups parameters by how they are shown and drops empty ones', () => {
  const facts = listingFacts(
    [
      parameter(1, 'Bedrooms', 'number', '3'),
      parameter(2, 'Garages', 'number', '0'),
      parameter(3, 'Features', 'checkbox', ['Balcony', 'Garden']),
      parameter(4, 'Plan', 'file', 'https://files.example/plan.pdf'),
      parameter(5, 'Heating', 'dropdown', ' Heat pump '),
      parameter(6, 'Comfort', 'checkbox', []),
      parameter(7, 'Living area (m²)', 'number', '86'),
      parameter(
        8,
        'Good to know',
        'textarea',
        'The street is closed to cars on Sundays in summer.',
      ),
    ],
    formats,
  )
  expect(facts).toEqual({
    first: [
      { id: 1, name: 'Bedrooms', icon: '', value: '3' },
      { id: 7, name: 'Living area', icon: '', value: '86 m²' },
    ],
    details: [{ id: 5, name: 'Heating', icon: '', value: 'Heat pump' }],
    remarks: [
      {
        id: 8,
        name: 'Good to know',
        icon: '',
        value: 'The street is closed to cars on Sundays in summer.',
      },
    ],
    groups: [{ id: 3, name: 'Features', options: ['Balcony', 'Garden'] }],
    files: [{ id: 4, name: 'Plan', href: 'https://files.example/plan.pdf' }],
  })
})

test('shows five short facts below the title and the others in the details', () => {
  const facts = listingFacts(
    [
      parameter(1, 'Heating', 'dropdown', 'Solar panels and a wood stove'),
      ...[2, 3, 4, 5, 6, 7].map((id) => parameter(id, 'Rooms', 'number', '1')),
    ],
    formats,
  )
  expect(facts.first.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6])
  expect(facts.details.map(({ id }) => id)).toEqual([1, 7])
})
