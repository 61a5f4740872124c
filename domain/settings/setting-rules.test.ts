import { expect, test } from 'vitest'
import { brokenSettingRules } from './setting-rules.ts'
import { readSettingValues } from './setting-values.ts'

test.each([
  [{}, []],
  [{ min_radius_range: 50, max_radius_range: 50 }, []],
  [{ min_radius_range: 51, max_radius_range: 50 }, ['radius']],
  [{ min_radius_range: 101 }, ['radius']],
  [{ latitude: 53.9 }, ['position']],
  [{ latitude: 53.9, longitude: 0 }, []],
  [{ tax_rate: 19 }, ['tax']],
  [{ tax_rate: 19, tax_number: 'DE1' }, []],
])('%j breaks %j', (stored, rules) => {
  expect(brokenSettingRules(readSettingValues(stored)).map(({ rule }) => rule)).toEqual(rules)
})
