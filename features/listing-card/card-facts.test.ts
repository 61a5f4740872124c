import { describe, expect, test } from 'vitest'
import { cardFacts, placeInWords, rowFacts } from './card-facts.ts'

const formats = { number: (value: number) => value.toLocaleString('en') }

const fact = (id: number, name: string, value: string | string[]) => ({
  id,
  name,
  image: '',
  value,
})

describe('facts of a card', () => {
  test('show the name beside a number, but not beside text', () => {
    const facts = [
      fact(1, 'Bedrooms', '3'),
      fact(2, 'Living area', '86 m²'),
      fact(3, 'Parking', 'Garage'),
    ]
    expect(cardFacts(facts, formats)).toEqual([
      { id: 1, name: 'Bedrooms', text: '3', isNameSeen: true },
      { id: 2, name: 'Living area', text: '86 m²', isNameSeen: false },
      { id: 3, name: 'Parking', text: 'Garage', isNameSeen: false },
    ])
  })

  test('move the unit from the name to the value', () => {
    expect(cardFacts([fact(3, 'Living area (m²)', '1040')], formats)).toEqual([
      { id: 3, name: 'Living area', text: '1,040 m²', isNameSeen: false },
    ])
  })

  test('skip values that are too long for a card', () => {
    const facts = [
      fact(1, 'Plan', 'https://files.example.org/plan.pdf'),
      fact(2, 'Comfort', ['Lift', 'Sauna']),
      fact(3, 'History', 'Built in 1911 for the family of a sea captain'),
      fact(4, 'Bathrooms', ' 2.5 '),
    ]
    expect(cardFacts(facts, formats)).toEqual([
      { id: 4, name: 'Bathrooms', text: '2.5', isNameSeen: true },
    ])
  })

  test('are limited to three', () => {
    const facts = ['1', '2', '3', '4'].map((value, id) => fact(id, 'Rooms', value))
    expect(cardFacts(facts, formats).map(({ id }) => id)).toEqual([0, 1, 2])
  })

  test('show names beside text and are unlimited in a row', () => {
    const facts = [fact(1, 'Living area (m²)', '86'), fact(2, 'Heating', 'Gas')]
    expect(rowFacts(facts, formats).map(({ isNameSeen }) => isNameSeen)).toEqual([false, true])
    const rooms = ['1', '2', '3', '4'].map((value, id) => fact(id, 'Rooms', value))
    expect(rowFacts(rooms, formats)).toHaveLength(4)
  })
})

describe('the place', () => {
  test('omits missing and repeated parts', () => {
    expect(placeInWords('Salzburg', 'Salzburg', null, ' Austria ')).toBe('Salzburg, Austria')
    expect(placeInWords(null, '', undefined)).toBe('')
    expect(placeInWords('12 Elm St, Salem', 'Salem', 'Oregon')).toBe('12 Elm St, Salem, Oregon')
  })
})
