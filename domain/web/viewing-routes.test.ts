import { expect, test } from 'vitest'
import { viewingRoutes, viewingsOfQuery } from './viewing-routes.ts'

const read = (path: string) => viewingsOfQuery(new URL(path, 'http://a.example').searchParams)

test('names what is shown in the address, and reads it back', () => {
  expect(viewingRoutes.agenda()).toBe('/user/viewings')
  expect(read(viewingRoutes.agenda())).toEqual({ shows: 'agenda' })
  expect(viewingRoutes.times()).toBe('/user/viewings?show=times')
  expect(read(viewingRoutes.times())).toEqual({ shows: 'times', of: null })
  const of = { about: 'project', id: 7 } as const
  expect(viewingRoutes.times(of)).toBe('/user/viewings?show=times&project=7')
  expect(read(viewingRoutes.times(of))).toEqual({ shows: 'times', of })
})

test('ignores listings that cannot exist', () => {
  const all = { shows: 'times', of: null }
  expect(read('/user/viewings?show=times&property=0')).toEqual(all)
  expect(read('/user/viewings?show=times&property=mill')).toEqual(all)
})
