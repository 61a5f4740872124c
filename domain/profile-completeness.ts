/** What a profile must tell before its owner may list, in the order of the form. */
export const listingNeeds = ['name', 'email', 'mobile', 'profile', 'address'] as const

export type ListingNeed = (typeof listingNeeds)[number]

/** A profile as the wire has it; `profile` is the address of the portrait. */
export type ProfileFacts = Readonly<Partial<Record<ListingNeed, string | null>>>

/** What is still missing before listing; empty for a complete profile. */
export function missingForListing(facts: ProfileFacts): ListingNeed[] {
  return listingNeeds.filter((need) => !facts[need]?.trim())
}

/** How much of it is there, from 0 to 1. */
export function profileCompleteness(facts: ProfileFacts): number {
  return 1 - missingForListing(facts).length / listingNeeds.length
}
