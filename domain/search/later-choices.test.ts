import { expect, test } from 'vitest'
import { keepLaterChoices } from './later-choices.ts'

test.each([
  [
    'a sort chosen since',
    'type=sell',
    'type=sell&bedrooms=2',
    'type=sell&bedrooms=2&sort=price_asc',
    'type=sell&sort=price_asc',
  ],
  [
    'a filter removed since',
    'type=sell&bedrooms=2&view=list',
    'type=sell&bedrooms=2',
    'bedrooms=2',
    'bedrooms=2&view=list',
  ],
  [
    'places chosen since',
    'city=Salem&view=map',
    'city=Salem',
    'city=Salem&city=Bend',
    'view=map&city=Salem&city=Bend',
  ],
])('keeps %s', (_, next, shown, now, expected) => {
  expect(kept(next, shown, now)).toBe(expected)
})

test.each([
  ['its own choice', 'bedrooms=3', 'bedrooms=2', 'bedrooms=4', 'bedrooms=3'],
  ['a removal of what changed since', '', 'bedrooms=2', 'bedrooms=4', ''],
  ['its own page', 'sort=newest&page=2', '', 'page=3', 'sort=newest&page=2'],
  ['no page of another search', 'bedrooms=2', '', 'page=3&turn=7', 'bedrooms=2'],
  [
    'its spelling while nothing changed',
    'city=S%C3%A3o%20Paulo',
    'type=sell',
    'type=sell',
    'city=S%C3%A3o+Paulo',
  ],
  ['nothing that is no filter', 'type=rent', '', 'from=mail&bedrooms=many', 'type=rent'],
])('a search keeps %s', (_, next, shown, now, expected) => {
  expect(kept(next, shown, now)).toBe(expected)
})

function kept(next: string, shown: string, now: string): string {
  const params = new URLSearchParams(next)
  keepLaterChoices(params, new URLSearchParams(shown), new URLSearchParams(now))
  return params.toString()
}
