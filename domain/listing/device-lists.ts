import { toFields } from '@/domain/values/records.ts'

/** Stored on the device. */
export const deviceLists = ['favourites', 'recent', 'hidden', 'compared'] as const

export type DeviceListName = (typeof deviceLists)[number]

/** Newest first; `compared` in the order chosen. */
export type DeviceLists = Readonly<Record<DeviceListName, readonly number[]>> & {
  /** Last account without sign-out; null for visitors. */
  readonly account: number | null
}

/** The oldest are dropped. */
export const MAX_LISTED: Record<DeviceListName, number> = {
  // A member's favorites come from the account.
  favourites: 5000,
  recent: 24,
  hidden: 200,
  compared: 4,
}

export const emptyDeviceLists: DeviceLists = {
  favourites: [],
  recent: [],
  hidden: [],
  compared: [],
  account: null,
}

export function withListing(kept: DeviceLists, list: DeviceListName, id: number): DeviceLists {
  if (kept[list][0] === id) return kept
  const others = kept[list].filter((other) => other !== id)
  return withList(kept, list, [id, ...others])
}

export function withoutListings(
  kept: DeviceLists,
  list: DeviceListName,
  ids: readonly number[],
): DeviceLists {
  const left = kept[list].filter((id) => !ids.includes(id))
  return left.length === kept[list].length ? kept : withList(kept, list, left)
}

export function withList(
  kept: DeviceLists,
  list: DeviceListName,
  ids: readonly number[],
): DeviceLists {
  return { ...kept, [list]: [...new Set(ids)].slice(0, MAX_LISTED[list]) }
}

/** On sign-in: adopts a visitor's comparison, drops another account's. */
export function deviceListsFor(kept: DeviceLists, account: number): DeviceLists {
  if (kept.account === account) return kept
  const compared = kept.account === null ? kept.compared : []
  return { ...kept, compared, account }
}

/** On sign-out: clears the comparison. */
export function deviceListsForVisitor(kept: DeviceLists): DeviceLists {
  return { ...kept, compared: [], account: null }
}

export function serializeDeviceLists(kept: DeviceLists): string {
  return JSON.stringify({ version: VERSION, ...kept })
}

/** Ignores other versions and invalid ids. */
export function parseDeviceLists(text: string | null): DeviceLists {
  if (!text || text.length > LONGEST_TEXT) return emptyDeviceLists
  const { version, ...stored } = toFields(parsed(text))
  if (version !== VERSION) return emptyDeviceLists
  const [account = null] = toIds([stored.account])
  return deviceLists.reduce((kept, list) => withList(kept, list, toIds(stored[list])), {
    ...emptyDeviceLists,
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

function toIds(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  return value.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID)
}
