import { expect, test } from 'vitest'
import { routes } from '../web/routes.ts'
import { comparedIds } from './compare-query.ts'

test.each([
  ['homes=17,23', [17, 23]],
  ['homes=23,17,23', [23, 17]],
  ['homes=5, 6', [5, 6]],
  ['homes=1,2,3,4,5,6', [1, 2, 3, 4]],
  ['homes=0,-3,x,1e3,99999999999,7', [7]],
  ['homes=', []],
  ['', []],
])('parses the ids of %s', (query, ids) => {
  expect(comparedIds(new URLSearchParams(query))).toEqual(ids)
})

test('builds a short address', () => {
  expect([routes.compare([23, 17]), routes.compare()]).toEqual(['/compare?homes=23,17', '/compare'])
})
