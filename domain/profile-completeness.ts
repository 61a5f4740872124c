/** Profile fields required before listing, in form order. */
export const listingNeeds = ['name', 'email', 'mobile', 'profile', 'address'] as const

export type ListingNeed = (typeof listingNeeds)[number]

/** `profile` is the portrait's URL. */
export type ProfileFacts = Readonly<Partial<Record<ListingNeed, string | null>>>

export function missingForListing(facts: ProfileFacts): ListingNeed[] {
  return listingNeeds.filter((need) => !facts[need]?.trim())
}

/** Share of required fields present, 0 to 1. */
export function profileCompleteness(facts: ProfileFacts): number {
  return 1 - missingForListing(facts).length / listingNeeds.length
}
