import { distanceKm } from '@hearth/streets/geometry/position'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  type ApprovedContent,
  findApproved,
} from '@/server/modules/listing-editor/approved-content-store.ts'
import type { ReviewKind } from '../cursors.ts'
import {
  countListings,
  findPerson,
  type ListingCounts,
  type PersonRow,
} from '../people/people-store.ts'
import {
  type AnswerRow,
  type ApplicationItemRow,
  type DecisionRow,
  findApplicationItem,
  findListingItem,
  findPin,
  findSimilar,
  type ListingItemRow,
  readAnswers,
  readApplicationDecisions,
  readListingDecisions,
  type SimilarRow,
} from './item-store.ts'

export type ReviewSubject = {
  kind: ReviewKind
  facts: ListingItemRow | ApplicationItemRow
  listing: ListingItemRow | null
  /** The last approved version; null if approved now or never. */
  approved: ApprovedContent | null
  owner: { person: PersonRow; properties: ListingCounts; projects: ListingCounts } | null
  decisions: DecisionRow[]
  answers: AnswerRow[]
  similar: SimilarRow[]
  /** Distance from the pin to its city's center. */
  pinDistanceKm: number | null
}

/** Undefined if the item does not exist or its owner deleted it. */
export async function readSubject(
  db: Kysely<DB>,
  { kind, id }: { kind: ReviewKind; id: number },
): Promise<ReviewSubject | undefined> {
  if (kind === 'verification') {
    const facts = await findApplicationItem(db, id)
    if (!facts) return undefined
    return {
      kind,
      facts,
      listing: null,
      approved: null,
      similar: [],
      pinDistanceKm: null,
      owner: await findOwner(db, facts.account_id),
      decisions: await readApplicationDecisions(db, id),
      answers: await readAnswers(db, id),
    }
  }
  const facts = await findListingItem(db, { kind, id })
  if (!facts) return undefined
  return {
    kind,
    facts,
    listing: facts,
    answers: [],
    approved: facts.status === 'approved' ? null : ((await findApproved(db, { kind, id })) ?? null),
    similar: kind === 'property' ? await findSimilar(db, id) : [],
    pinDistanceKm: await pinDistance(db, { kind, id }),
    owner: await findOwner(db, facts.account_id),
    decisions: await readListingDecisions(db, { kind, id }),
  }
}

async function pinDistance(
  db: Kysely<DB>,
  wanted: { kind: 'property' | 'project'; id: number },
): Promise<number | null> {
  const pin = await findPin(db, wanted)
  if (!pin) return null
  return distanceKm(pin, { latitude: pin.town_latitude, longitude: pin.town_longitude })
}

async function findOwner(
  db: Kysely<DB>,
  accountId: number | null,
): Promise<ReviewSubject['owner']> {
  const person = accountId === null ? undefined : await findPerson(db, accountId)
  if (!person) return null
  return {
    person,
    properties: await countListings(db, { kind: 'property', accountId: person.id }),
    projects: await countListings(db, { kind: 'project', accountId: person.id }),
  }
}
