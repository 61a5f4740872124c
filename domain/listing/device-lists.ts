import { fieldsOf } from '@/domain/web/records.ts'

/** Stored on the device. */
export const keptLists = ['favourites', 'recent', 'hidden', 'compared'] as const

export type KeptList = (typeof keptLists)[number]

/** Newest first; `compared` in the order chosen. */
export type KeptListings = Readonly<Record<KeptList, readonly number[]>> & {
  /** Last account without sign-out; null for visitors. */
  readonly account: number | null
}

/** The oldest are dropped. */
export const MOST_KEPT: Record<KeptList, number> = {
  // A member's favorites come from the account.
  favourites: 5000,
  recent: 24,
  hidden: 200,
  compared: 4,
}

export const nothingKept: KeptListings = {
  ...{ favourites: [], recent: [], hidden: [], compared: [] },
  account: null,
}

export function withListing(kept: KeptListings, list: KeptList, id: number): KeptListings {
  if (kept[list][0] === id) return kept
  const others = kept[list].filter((other) => other !== id)
  return withList(kept, list, [id, ...others])
}

export function withoutListings(
  kept: KeptListings,
  list: KeptList,
  ids: readonly number[],
): KeptListings {
  const left = kept[list].filter((id) => !ids.includes(id))
  return left.length === kept[list].length ? kept : withList(kept, list, left)
}

export function withList(kept: KeptListings, list: KeptList, ids: readonly number[]): KeptListings {
  return { ...kept, [list]: [...new Set(ids)].slice(0, MOST_KEPT[list]) }
}

/** On sign-in: adopts a visitor's comparison, drops another account's. */
export function keptFor(kept: KeptListings, account: number): KeptListings {
  if (kept.account === account) return kept
  const compared = kept.account === null ? kept.compared : []
  return { ...kept, compared, account }
}

/** On sign-out: clears the comparison. */
export function keptForVisitor(kept: KeptListings): KeptListings {
  return { ...kept, compared: [], account: null }
}

export function keptText(kept: KeptListings): string {
  return JSON.stringify({ version: VERSION, ...kept })
}

/** Ignores other versions and invalid ids. */
export function keptOf(text: string | null): KeptListings {
  if (!text || text.length > LONGEST_TEXT) return nothingKept
  const { version, ...stored } = fieldsOf(parsed(text))
  if (version !== VERSION) return nothingKept
  const [account = null] = idsOf([stored.account])
  return keptLists.reduce((kept, list) => withList(kept, list, idsOf(stored[list])), {
    ...nothingKept,
    account,
  })
}

const VERSION = 1
const LONGEST_TEXT = 100_000
const LARGEST_ID = 2_147_483_647

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function idsOf(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  return value.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID)
}
