import { describe, expect, test } from 'vitest'
import { isGranted, type PackageFeature, packageFeatures } from './access.ts'

const check = (pack: boolean, feature: boolean, limit: boolean) => ({
  package_available: pack,
  feature_available: feature,
  limit_available: limit,
})

test('keeps the seeded order of feature ids', () => {
  expect(packageFeatures.map(({ id, code }) => [id, code])).toEqual([
    [1, 'property_list'],
    [2, 'property_feature'],
    [3, 'project_list'],
    [4, 'project_feature'],
    [5, 'mortgage_calculator_detail'],
    [6, 'premium_properties'],
    [7, 'project_access'],
  ])
})

describe('features that require a package and the right', () => {
  test.each(packageFeatures.map(({ code }) => code))(
    'are granted by both together: %s',
    (feature) => {
      expect(isGranted(check(true, true, true), feature)).toBe(true)
      expect(isGranted(check(false, true, true), feature)).toBe(false)
      expect(isGranted(check(true, false, true), feature)).toBe(false)
    },
  )
})

test('ignores an exhausted limit for uncounted features', () => {
  const passes = (feature: PackageFeature) => isGranted(check(true, true, false), feature)
  expect(packageFeatures.filter(({ code }) => passes(code)).map(({ code }) => code)).toEqual([
    'mortgage_calculator_detail',
    'premium_properties',
    'project_access',
  ])
})
