/** Beginnings of the keys of what the form of a property says. */
export const propertyTexts = [
  'posting.',
  'uploads.',
  'listingGate.',
  'listing.',
  'profile.need_',
  'map.',
] as const
