import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, 'gap-after', 7]],
  [4, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [6, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
  [9, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
  [500, 1000, [1, 'gap-before', 499, 500, 501, 'gap-after', 1000]],
])('on page %i of %i shows %j', (page, pageCount, slots) => {
  expect(pageWindow(page, pageCount)).toEqual(slots)
})
