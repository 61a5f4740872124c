import { expect, test } from 'vitest'
import { adminRoute } from './admin-routes.ts'

test('pages of administrators have their addresses', () => {
  expect(adminRoute()).toBe('/admin')
  expect(adminRoute('review')).toBe('/admin/review')
  expect(adminRoute('review', { item: 'property-12' })).toBe('/admin/review?item=property-12')
})
