import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { addFavourites, favouriteQueries, setFavourite } from '@/client/api/member/favourites.ts'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import {
  favouritesOwner,
  ownFavourites,
  setFavouritesOwner,
  setOwnFavourites,
} from '@/client/state/favourites-owner.ts'
import { withList, withListing, withoutListings } from '@/domain/listing/device-lists.ts'
import { hasExtension } from '@/domain/web/extensions.ts'

export type FavouriteTools = { queries: Queries; client: ApiClient }

/** Pending changes by listing; the device's list already shows them (optimistic). */
const underWay = new Map<number, boolean>()
/** Time of the last request per listing, in milliseconds since 1970. */
const told = new Map<number, number>()
let last: Promise<unknown> = Promise.resolve()

/** Runs requests in sequence, so the account's list is never read during a change. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

/**
 * Saves changed favorites to the account in sequence; does nothing when signed out. Rolls back only
 * the failed ones. @throws ApiError of the first failure
 */
export function tellAccount(
  { queries, client }: FavouriteTools,
  ids: readonly number[],
  isFavourite: boolean,
): Promise<void> {
  if (!currentToken()) return Promise.resolve()
  for (const id of ids) underWay.set(id, isFavourite)
  return inTurn(async () => {
    const failures: unknown[] = []
    for (const id of ids) {
      // Changed back since; a later call in the queue handles it.
      if (underWay.get(id) !== isFavourite) continue
      told.set(id, Date.now())
      await setFavourite(client, { id, isFavourite }).catch((error: unknown) => {
        failures.push(error)
        if (currentToken() && underWay.get(id) === isFavourite) show(id, !isFavourite)
      })
      if (underWay.get(id) === isFavourite) underWay.delete(id)
    }
    for (const queryKey of setFavourite.stale) await queries.invalidateQueries({ queryKey })
    if (failures.length > 0) throw failures[0]
  })
}

/** True if a live event only echoes a recent change of this page. */
export function isEcho(listing: number | null): boolean {
  return Date.now() - (told.get(listing ?? 0) ?? 0) < ECHO_MILLISECONDS
}

const ECHO_MILLISECONDS = 15_000

/**
 * Merges the device's favorites into the account and shows the account's list. Ignores favorites of
 * a previously signed-in user. Returns the added ids. @throws ApiError
 */
export async function joinFavourites(
  { queries, client }: FavouriteTools,
  person: number,
): Promise<readonly number[]> {
  const { extensions } = await freshSettings(queries, client)
  const isOffered = hasExtension(extensions, 'member')
  return inTurn(async () => {
    const mine = favouritesOwner() === null ? deviceListsStore.read().favourites : []
    const ids = favouriteQueries.ids({ ...client, viewer: person }, isOffered)
    const known = await queries.fetchQuery({ ...ids, staleTime: 0 })
    const added = mine.filter((id) => !known.includes(id))
    if (added.length > 0) {
      for (const id of added) told.set(id, Date.now())
      await addFavourites(client, { ids: added, isOffered })
    }
    // Signed out or switched accounts during the request.
    if (!currentToken()) return []
    setFavouritesOwner(person)
    deviceListsStore.change((kept) => withList(kept, 'favourites', [...added, ...known]))
    for (const [id, isFavourite] of underWay) show(id, isFavourite)
    for (const queryKey of addFavourites.stale) await queries.invalidateQueries({ queryKey })
    return added
  })
}

/**
 * Removes merged favorites from the account again. They are stored for this device and return after
 * sign-out. @throws ApiError
 */
export function partFavourites(tools: FavouriteTools, ids: readonly number[]): Promise<void> {
  setOwnFavourites([...ids, ...ownFavourites()])
  for (const id of ids) show(id, false)
  return tellAccount(tools, ids, false)
}

/** After sign-out, replaces the account's favorites with the device's own. */
export function leaveFavourites(): void {
  if (favouritesOwner() === null) return
  const own = ownFavourites()
  setFavouritesOwner(null)
  setOwnFavourites([])
  deviceListsStore.change((kept) => withList(kept, 'favourites', own))
}

function show(id: number, isFavourite: boolean): void {
  deviceListsStore.change((kept) =>
    isFavourite ? withListing(kept, 'favourites', id) : withoutListings(kept, 'favourites', [id]),
  )
}
