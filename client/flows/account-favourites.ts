import type { ApiClient } from '@/client/api/api-client.ts'
import { freshSettings } from '@/client/api/cached-facts.ts'
import { addFavourites, favouriteQueries, setFavourite } from '@/client/api/favourites.ts'
import type { Queries } from '@/client/api/query-client.ts'
import { currentToken } from '@/client/state/current-token.ts'
import {
  favouritesOwner,
  ownFavourites,
  setFavouritesOwner,
  setOwnFavourites,
} from '@/client/state/favourites-owner.ts'
import { keptStore } from '@/client/state/kept-store.ts'
import { hasExtension } from '@/domain/extensions.ts'
import { withList, withListing, withoutListings } from '@/domain/kept-listings.ts'

export type FavouriteTools = { queries: Queries; client: ApiClient }

/** Changes on their way to the account, by listing; the device's list shows them already. */
const underWay = new Map<number, boolean>()
/** When this page told of a listing last, in milliseconds since 1970. */
const told = new Map<number, number>()
let last: Promise<unknown> = Promise.resolve()

/** One after the other: the account's list is never read while a change of this page is half-way to it. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}

/**
 * Tells the account what changed in the device's favourites, one change after the other; nothing
 * while nobody is signed in. What the provider refuses is taken back on the device, and that alone.
 * @throws ApiError of the first that was refused
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
      // Changed back meanwhile: that is told in its turn.
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

/** Whether an event about a listing is but the echo of what this page told lately. */
export function isEcho(listing: number | null): boolean {
  return Date.now() - (told.get(listing ?? 0) ?? 0) < ECHO_MILLISECONDS
}

const ECHO_MILLISECONDS = 15_000

/**
 * Makes the device's favourites the account's, and shows the account's on the device. Those of
 * somebody else who was signed in here are left out. Answers the ids that the account had not.
 * @throws ApiError
 */
export async function joinFavourites(
  { queries, client }: FavouriteTools,
  person: number,
): Promise<readonly number[]> {
  const { extensions } = await freshSettings(queries, client)
  const isOffered = hasExtension(extensions, 'member')
  return inTurn(async () => {
    const mine = favouritesOwner() === null ? keptStore.read().favourites : []
    const ids = favouriteQueries.ids({ ...client, viewer: person }, isOffered)
    const known = await queries.fetchQuery({ ...ids, staleTime: 0 })
    const added = mine.filter((id) => !known.includes(id))
    if (added.length > 0) {
      for (const id of added) told.set(id, Date.now())
      await addFavourites(client, { ids: added, isOffered })
    }
    // Signed out, or somebody else, in the meantime.
    if (!currentToken()) return []
    setFavouritesOwner(person)
    keptStore.change((kept) => withList(kept, 'favourites', [...added, ...known]))
    for (const [id, isFavourite] of underWay) show(id, isFavourite)
    for (const queryKey of addFavourites.stale) await queries.invalidateQueries({ queryKey })
    return added
  })
}

/**
 * Takes what joined the account out of it again. It stays this device's own, and is there again when nobody is
 * signed in. @throws ApiError
 */
export function partFavourites(tools: FavouriteTools, ids: readonly number[]): Promise<void> {
  setOwnFavourites([...ids, ...ownFavourites()])
  for (const id of ids) show(id, false)
  return tellAccount(tools, ids, false)
}

/** Nobody is signed in any more: an account's favourites do not stay on the device, its own come back. */
export function leaveFavourites(): void {
  if (favouritesOwner() === null) return
  const own = ownFavourites()
  setFavouritesOwner(null)
  setOwnFavourites([])
  keptStore.change((kept) => withList(kept, 'favourites', own))
}

function show(id: number, isFavourite: boolean): void {
  keptStore.change((kept) =>
    isFavourite ? withListing(kept, 'favourites', id) : withoutListings(kept, 'favourites', [id]),
  )
}
