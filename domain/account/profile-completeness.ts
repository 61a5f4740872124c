/** Required before listing, in form order. */
export const listingNeeds = ['name', 'email', 'mobile', 'profile', 'address'] as const

export type ListingNeed = (typeof listingNeeds)[number]

/** `profile`: portrait URL. */
export type ProfileFacts = Readonly<Partial<Record<ListingNeed, string | null>>>

export function missingForListing(facts: ProfileFacts): ListingNeed[] {
  return listingNeeds.filter((need) => !facts[need]?.trim())
}

/** 0 to 1. */
export function profileCompleteness(facts: ProfileFacts): number {
  return 1 - missingForListing(facts).length / listingNeeds.length
}
