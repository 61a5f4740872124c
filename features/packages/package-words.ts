import type { PackageFeatureRow } from '@/client/api/member/packages.ts'
import type { Translator } from '@/client/text/translator.ts'
import { packageFeatures } from '@/domain/account/access.ts'
import { laterFunctions } from '@/domain/web/later-functions.ts'

/** Localized name of a feature; the provider's name if unknown. */
export function featureWords(t: Translator, { id, name }: Pick<PackageFeatureRow, 'id' | 'name'>) {
  const known = packageFeatures.find((feature) => feature.id === id)
  return known ? t(`packages.feature.${known.code}`) : name
}

/** Whether usage is counted. True for unknown features: callers also check `total_limit`. */
export function isCountedFeature(id: number): boolean {
  return packageFeatures.find((feature) => feature.id === id)?.counted ?? true
}

/** Hides features that are not available yet. */
export function isUsableFeature({ id }: { id: number }): boolean {
  const code = packageFeatures.find((feature) => feature.id === id)?.code
  const isFeaturing = code === 'property_feature' || code === 'project_feature'
  return !(isFeaturing && laterFunctions.featuring)
}
