import { describe, expect, test } from 'vitest'
import { isGranted, packageFeatures } from '../account/access.ts'
import { checkPackages, countLeft, type Grant, packageToUse } from './packages.ts'

const grant = (total: number | null, used = 0): Grant => ({ feature: 'property_list', total, used })

test('reports no package, or a package without the right', () => {
  expect(checkPackages([], 'property_list')).toEqual({
    package_available: false,
    feature_available: false,
    limit_available: false,
  })
  expect(checkPackages([{ grants: [grant(3)] }], 'project_list')).toEqual({
    package_available: true,
    feature_available: false,
    limit_available: false,
  })
})

describe('features whose limit is used up', () => {
  test.each(packageFeatures.map(({ code, counted }) => ({ code, counted })))(
    '$code',
    ({ code, counted }) => {
      const used = checkPackages([{ grants: [{ feature: code, total: 2, used: 2 }] }], code)
      expect(used).toEqual({
        package_available: true,
        feature_available: true,
        limit_available: !counted,
      })
      expect(isGranted(used, code)).toBe(!counted)
    },
  )
})

test('subtracts uses from the limit, never below zero, and treats null as unlimited', () => {
  expect([grant(3, 1), grant(3, 3), grant(3, 5), grant(null, 40)].map(countLeft)).toEqual([
    2,
    0,
    0,
    null,
  ])
})

test('uses the first package that has a use left', () => {
  const [empty, other, full] = [
    { name: 'empty', grants: [grant(1, 1)] },
    { name: 'other', grants: [{ feature: 'project_list', total: 9, used: 0 } as const] },
    { name: 'full', grants: [grant(2, 1)] },
  ]
  expect(packageToUse([empty, other, full], 'property_list')?.name).toBe('full')
  expect(packageToUse([empty, other], 'property_list')).toBeUndefined()
  expect(checkPackages([empty, other, full], 'property_list').limit_available).toBe(true)
})
