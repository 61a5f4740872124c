/** Kinds of places that people ask for near a home, in the order they are shown. */
export const nearbyKinds = [
  'grocery',
  'school',
  'childcare',
  'stop',
  'station',
  'park',
  'playground',
  'cafe',
  'pharmacy',
  'health',
  'sport',
  'culture',
] as const

export type NearbyKind = (typeof nearbyKinds)[number]
