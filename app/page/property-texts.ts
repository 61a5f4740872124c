export const propertyTexts = [
  'posting.',
  'uploads.',
  'listingGate.',
  'listing.',
  'profile.need_',
  'map.',
] as const
