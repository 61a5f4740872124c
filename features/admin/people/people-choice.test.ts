import { expect, test } from 'vitest'
import { findFaults, parsePeopleChoice, toPeopleAddress } from './people-choice.ts'

test('an address keeps the whole choice', () => {
  const address =
    '?search=ada+k&kind=owner&state=active&verification=success&package_id=3&language=de&city=kiel&joined_from=2026-01-01&joined_to=2026-01-31&seen_from=2026-02-01&seen_to=2026-02-02&sort=seen&person=7'
  const { choice, ignored } = parsePeopleChoice(new URLSearchParams(address))
  expect(ignored).toEqual([])
  expect(choice).toMatchObject({ search: 'ada k', package_id: 3, sort: 'seen' })
  expect(toPeopleAddress(choice, 7)).toBe(address)
  expect(toPeopleAddress({ sort: 'newest' }, null)).toBe('')
})

test('values that are not valid are left out and named', () => {
  const asked = new URLSearchParams(
    'kind=robot&package_id=-1&joined_from=soon&sort=age&state=active',
  )
  expect(parsePeopleChoice(asked)).toEqual({
    choice: { state: 'active', sort: 'newest' },
    ignored: ['kind', 'package_id', 'joined_from'],
  })
})

test('finds days that do not exist, and ends before their beginning', () => {
  expect(findFaults({ joined_from: '2026-02-30', joined_to: '2026-01-01' })).toEqual({
    joined_from: 'badDay',
  })
  expect(findFaults({ seen_from: '2026-02-02', seen_to: '2026-02-01' })).toEqual({
    seen_to: 'dateOrder',
  })
  expect(findFaults({ seen_from: '2026-02-02', seen_to: '2026-02-02' })).toEqual({})
})
