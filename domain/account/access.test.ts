import { describe, expect, test } from 'vitest'
import { isGranted, type PackageFeature, packageFeatures } from './access.ts'

const check = (pack: boolean, feature: boolean, limit: boolean) => ({
  package_available: pack,
  feature_available: feature,
  limit_available: limit,
})

test('ids follow the seeded order', () => {
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

describe('package and feature are always needed', () => {
  test.each(packageFeatures.map(({ code }) => code))('%s', (feature) => {
    expect(isGranted(check(true, true, true), feature)).toBe(true)
    expect(isGranted(check(false, true, true), feature)).toBe(false)
    expect(isGranted(check(true, false, true), feature)).toBe(false)
  })
})

test('an exhausted limit stops only what is counted', () => {
  const passes = (feature: PackageFeature) => isGranted(check(true, true, false), feature)
  expect(packageFeatures.filter(({ code }) => passes(code)).map(({ code }) => code)).toEqual([
    'mortgage_calculator_detail',
    'premium_properties',
    'project_access',
  ])
})
