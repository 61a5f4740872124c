import type { ApiClient } from '@/client/api/api-client.ts'
import { freshSettings } from '@/client/api/cached-facts.ts'
import { addFavourites, favouriteQueries, setFavourite } from '@/client/api/favourites.ts'
import type { Queries } from '@/client/api/query-client.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { favouritesOwner, setFavouritesOwner } from '@/client/state/favourites-owner.ts'
import { keptStore } from '@/client/state/kept-store.ts'
import { hasExtension } from '@/domain/extensions.ts'
import { withList, withListing, withoutListings } from '@/domain/kept-listings.ts'

export type FavouriteTools = { queries: Queries; client: ApiClient }

/** Changes on their way to the account, by listing; the device's list shows them already. */
const underWay = new Map<number, boolean>()
/** When this page told of a listing last, in milliseconds since 1970. */
const told = new Map<number, number>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Tells the account what changed in the device's favourites, one change after the other; nothing
 * while nobody is signed in. What the provider refuses is taken back on the device, too.
 * @throws ApiError
 */
export function tellAccount(
  { queries, client }: FavouriteTools,
  ids: readonly number[],
  isFavourite: boolean,
): Promise<void> {
  if (!currentToken()) return Promise.resolve()
  for (const id of ids) underWay.set(id, isFavourite)
  const send = async () => {
    for (const id of ids) {
      // Changed back meanwhile: that is told in its turn.
      if (underWay.get(id) !== isFavourite) continue
      told.set(id, Date.now())
      try {
        await setFavourite(client, { id, isFavourite })
      } catch (error) {
        if (underWay.get(id) === isFavourite) show(id, !isFavourite)
        throw error
      } finally {
        if (underWay.get(id) === isFavourite) underWay.delete(id)
      }
    }
    for (const queryKey of setFavourite.stale) await queries.invalidateQueries({ queryKey })
  }
  const sent = last.then(send)
  last = sent.catch(() => {})
  return sent
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
  const mine = favouritesOwner() === null ? keptStore.read().favourites : []
  const ids = favouriteQueries.ids({ ...client, viewer: person })
  const known = await queries.fetchQuery({ ...ids, staleTime: 0 })
  const added = mine.filter((id) => !known.includes(id))
  if (added.length > 0) {
    const { extensions } = await freshSettings(queries, client)
    await addFavourites(client, { ids: added, isOffered: hasExtension(extensions, 'member') })
  }
  // Signed out, or somebody else, in the meantime.
  if (!currentToken()) return []
  setFavouritesOwner(person)
  keptStore.change((kept) => withList(kept, 'favourites', [...added, ...known]))
  for (const [id, isFavourite] of underWay) show(id, isFavourite)
  for (const queryKey of addFavourites.stale) await queries.invalidateQueries({ queryKey })
  return added
}

/** Takes listings out of the favourites again, on the device and in the account. @throws ApiError */
export function takeOut(tools: FavouriteTools, ids: readonly number[]): Promise<void> {
  for (const id of ids) show(id, false)
  return tellAccount(tools, ids, false)
}

/** Nobody is signed in any more: an account's favourites do not stay on the device. */
export function leaveFavourites(): void {
  if (favouritesOwner() === null) return
  setFavouritesOwner(null)
  keptStore.change((kept) => withList(kept, 'favourites', []))
}

function show(id: number, isFavourite: boolean): void {
  keptStore.change((kept) =>
    isFavourite ? withListing(kept, 'favourites', id) : withoutListings(kept, 'favourites', [id]),
  )
}
