import type { PropertyType } from './property-type.ts'

/** The review decision and the owner's choices are independent. */
export type ListingFacts = {
  decision: 'pending' | 'approved' | 'rejected'
  isActive: boolean
  /** Null for projects. */
  offer: PropertyType | null
  isExpired: boolean
  isDeleted: boolean
}

export const listingStatuses = [
  'pending',
  'rejected',
  'public',
  'hidden',
  'expired',
  'sold',
  'rented',
  'deleted',
] as const

export type ListingStatus = (typeof listingStatuses)[number]

/** In the order of the table in the docs. */
export const listingTransitions = [
  'edit',
  'approve',
  'reject',
  'activate',
  'deactivate',
  'sell',
  'rent',
  'offerAgain',
  'expire',
  'renew',
  'delete',
  'restore',
] as const

export type ListingTransition = (typeof listingTransitions)[number]

type Initiator = 'owner' | 'administrator' | 'time'

type Rule = {
  by: Initiator
  isAllowed: (facts: ListingFacts) => boolean
  /**
   * Sold and rented listings no longer expire. The server decides whether an edit needs another
   * review.
   */
  change: Partial<ListingFacts>
}

const isApproved = ({ decision }: ListingFacts) => decision === 'approved'
const isOpen = ({ offer }: ListingFacts) => offer === null || offer === 'sell' || offer === 'rent'

const RULES: Record<ListingTransition, Rule> = {
  edit: { by: 'owner', isAllowed: ({ offer }) => offer !== 'sold', change: {} },
  approve: {
    by: 'administrator',
    isAllowed: ({ decision }) => decision !== 'approved',
    change: { decision: 'approved' },
  },
  reject: {
    by: 'administrator',
    isAllowed: ({ decision }) => decision !== 'rejected',
    change: { decision: 'rejected' },
  },
  activate: { by: 'owner', isAllowed: isApproved, change: { isActive: true } },
  deactivate: { by: 'owner', isAllowed: isApproved, change: { isActive: false } },
  sell: {
    by: 'owner',
    isAllowed: (facts) => isApproved(facts) && facts.offer === 'sell',
    change: { offer: 'sold', isExpired: false },
  },
  rent: {
    by: 'owner',
    isAllowed: (facts) => isApproved(facts) && facts.offer === 'rent',
    change: { offer: 'rented', isExpired: false },
  },
  offerAgain: {
    by: 'owner',
    isAllowed: (facts) => isApproved(facts) && facts.offer === 'rented',
    change: { offer: 'rent' },
  },
  expire: {
    by: 'time',
    isAllowed: (facts) => isApproved(facts) && isOpen(facts) && !facts.isExpired,
    change: { isExpired: true },
  },
  renew: {
    by: 'owner',
    isAllowed: (facts) => isApproved(facts) && isOpen(facts),
    change: { isExpired: false },
  },
  delete: { by: 'owner', isAllowed: () => true, change: { isDeleted: true } },
  restore: { by: 'owner', isAllowed: () => false, change: { isDeleted: false } },
}

/** The outcome (sold, rented, expired) precedes visibility. */
export function toListingStatus(facts: ListingFacts): ListingStatus {
  if (facts.isDeleted) return 'deleted'
  if (facts.decision !== 'approved') return facts.decision
  if (facts.offer === 'sold' || facts.offer === 'rented') return facts.offer
  if (facts.isExpired) return 'expired'
  return facts.isActive ? 'public' : 'hidden'
}

/** Deleted listings can only be restored. */
export function canTransition(facts: ListingFacts, transition: ListingTransition): boolean {
  return facts.isDeleted ? transition === 'restore' : RULES[transition].isAllowed(facts)
}

/** Null if not allowed. */
export function applyTransition(
  facts: ListingFacts,
  transition: ListingTransition,
): ListingFacts | null {
  return canTransition(facts, transition) ? { ...facts, ...RULES[transition].change } : null
}

export function getInitiator(transition: ListingTransition): Initiator {
  return RULES[transition].by
}

/** Renewal is offered, and owners notified, this long before expiry. */
const ENDING_MS = 14 * 24 * 60 * 60 * 1_000

/** `expiresAt`: ISO 8601, null for unlimited. */
export function isEnding(expiresAt: string | null, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) - now < ENDING_MS
}
