import type { PackageFeatureRow } from '@/client/api/subscriptions.ts'
import type { Translator } from '@/client/text/translator.ts'
import { packageFeatures } from '@/domain/access.ts'
import { laterFunctions } from '@/domain/later-functions.ts'

/** What a right is called in the page's language; one that only the provider knows has its name for it. */
export function featureWords(t: Translator, { id, name }: Pick<PackageFeatureRow, 'id' | 'name'>) {
  const known = packageFeatures.find((feature) => feature.id === id)
  return known ? t(`plans.feature.${known.code}`) : name
}

/** Whether uses of a right are counted; of one that only the provider knows, its limit says so. */
export function isCountedFeature(id: number): boolean {
  return packageFeatures.find((feature) => feature.id === id)?.counted ?? true
}

/** Whether a right can be used here; others are not spoken of. */
export function isUsableFeature({ id }: { id: number }): boolean {
  const code = packageFeatures.find((feature) => feature.id === id)?.code
  const isFeaturing = code === 'property_feature' || code === 'project_feature'
  return !(isFeaturing && laterFunctions.featuring)
}
