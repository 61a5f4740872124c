import { expect, test } from 'vitest'
import { adminRoute } from './admin-routes.ts'

test('builds the URLs of administration pages', () => {
  expect(adminRoute()).toBe('/admin')
  expect(adminRoute('review')).toBe('/admin/review')
  expect(adminRoute('review', { item: 'property-12' })).toBe('/admin/review?item=property-12')
})
