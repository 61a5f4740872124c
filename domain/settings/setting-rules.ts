import type { SettingKey } from './setting-table.ts'
import type { SettingValues } from './setting-values.ts'

/** Settings that contradict each other. */
export type SettingRule = 'radius' | 'position' | 'tax'

/** Rules across keys, with the keys that break them. */
export function brokenSettingRules(
  values: SettingValues,
): { rule: SettingRule; keys: readonly SettingKey[] }[] {
  const isHalfPlaced = (values.latitude === undefined) !== (values.longitude === undefined)
  return [
    ...(values.min_radius_range > values.max_radius_range
      ? [{ rule: 'radius', keys: ['min_radius_range', 'max_radius_range'] } as const]
      : []),
    // Receipts with a tax must name the seller's number.
    ...(values.tax_rate > 0 && !values.tax_number
      ? [{ rule: 'tax', keys: ['tax_rate', 'tax_number'] } as const]
      : []),
    ...(isHalfPlaced ? [{ rule: 'position', keys: ['latitude', 'longitude'] } as const] : []),
  ]
}
