import type { RequestContext } from '@/server/http/handler.ts'
import { type FeatureRow, type PackageRow, readFeatures, readPackages } from './store.ts'

/** What is on offer, and everything that packages can include. */
export async function offeredPackages(
  { deps: { db } }: RequestContext,
  wanted: { iosOnly: boolean },
): Promise<{ packages: PackageRow[]; features: FeatureRow[] }> {
  const [packages, features] = await Promise.all([readPackages(db, wanted), readFeatures(db)])
  return { packages, features }
}
