/** Ids are seeded by the product. */
export const packageFeatures = [
  { id: 1, code: 'property_list', name: 'Property List', counted: true },
  { id: 2, code: 'property_feature', name: 'Property Feature List', counted: true },
  { id: 3, code: 'project_list', name: 'Project List', counted: true },
  { id: 4, code: 'project_feature', name: 'Project Feature List', counted: true },
  {
    id: 5,
    code: 'mortgage_calculator_detail',
    name: 'Mortgage Calculator Detail Access',
    counted: false,
  },
  { id: 6, code: 'premium_properties', name: 'Premium Properties Access', counted: false },
  { id: 7, code: 'project_access', name: 'Project List Access', counted: false },
] as const

export type PackageFeature = (typeof packageFeatures)[number]['code']

/** Response of check-package-limit. */
export type PackageCheck = {
  package_available: boolean
  feature_available: boolean
  limit_available: boolean
}

/** The limit only matters for counted rights. */
export function isGranted(check: PackageCheck, feature: PackageFeature): boolean {
  const counted = packageFeatures.some(({ code, counted }) => code === feature && counted)
  return check.package_available && check.feature_available && (!counted || check.limit_available)
}
