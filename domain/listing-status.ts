import type { PropertyType } from './property-type.ts'

/** What says where a listing stands: the administrator's decision and the owner's wishes, apart from each other. */
export type ListingFacts = {
  decision: 'pending' | 'approved' | 'rejected'
  isActive: boolean
  /** What a property is offered for, or was; null for a project. */
  offer: PropertyType | null
  isExpired: boolean
  isDeleted: boolean
}

/** One word for all of it, as lists and badges show it. */
export const listingStates = [
  'pending',
  'rejected',
  'public',
  'hidden',
  'expired',
  'sold',
  'rented',
  'deleted',
] as const

export type ListingState = (typeof listingStates)[number]

/** Everything that can happen to a listing, in the order of the table in the docs. */
export const listingMoves = [
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

export type ListingMove = (typeof listingMoves)[number]

type Mover = 'owner' | 'administrator' | 'time'

type Rule = {
  by: Mover
  isAllowed: (facts: ListingFacts) => boolean
  /** What the move changes; what is sold or rented has no term any more. An edit that is to be looked at again is the server's to say, by its settings. */
  change: Partial<ListingFacts>
}

const isApproved = ({ decision }: ListingFacts) => decision === 'approved'
const isOpen = ({ offer }: ListingFacts) => offer === null || offer === 'sell' || offer === 'rent'

const RULES: Record<ListingMove, Rule> = {
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

/** Where a listing stands. What became of it comes before whether it is shown. */
export function listingState(facts: ListingFacts): ListingState {
  if (facts.isDeleted) return 'deleted'
  if (facts.decision !== 'approved') return facts.decision
  if (facts.offer === 'sold' || facts.offer === 'rented') return facts.offer
  if (facts.isExpired) return 'expired'
  return facts.isActive ? 'public' : 'hidden'
}

/** Whether a move is possible. A deleted listing can only be brought back. */
export function mayMove(facts: ListingFacts, move: ListingMove): boolean {
  return facts.isDeleted ? move === 'restore' : RULES[move].isAllowed(facts)
}

/** The listing after the move; null when that is not possible. */
export function moved(facts: ListingFacts, move: ListingMove): ListingFacts | null {
  return mayMove(facts, move) ? { ...facts, ...RULES[move].change } : null
}

export function moverOf(move: ListingMove): Mover {
  return RULES[move].by
}

/** A term is renewed, and its end told of, when it is over or soon will be. */
const ENDING_MS = 14 * 24 * 60 * 60 * 1_000

/** Whether a term that ends at `expiresAt` (ISO 8601; null without one) is as good as over. */
export function isEnding(expiresAt: string | null, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) - now < ENDING_MS
}
