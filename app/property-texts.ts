/** Translation key prefixes of the listing editor. */
export const propertyTexts = [
  'posting.',
  'uploads.',
  'listingGate.',
  'listing.',
  'profile.need_',
  'map.',
] as const
