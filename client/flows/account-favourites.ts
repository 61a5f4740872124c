import { type Actor, createActor, fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { addFavourites, favouriteQueries, setFavourite } from '@/client/api/member/favourites.ts'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import { currentMember } from '@/client/state/current-token.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import {
  favouritesOwner,
  ownFavourites,
  setFavouritesOwner,
  setOwnFavourites,
} from '@/client/state/favourites-owner.ts'
import { withList, withListing, withoutListings } from '@/domain/listing/device-lists.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { favouritesSyncMachine } from '@/machines/favourites/favourites-sync.machine.ts'
import type { JoinedFavourites, QueuedChange } from '@/machines/favourites/favourites-sync.types.ts'

export type FavouriteTools = { queries: Queries; client: ApiClient }

/** Time of the last request per listing, in milliseconds since 1970. */
const requestTimes = new Map<number, number>()
let tickets = 0
let sync: Actor<typeof favouritesSyncMachine> | undefined
let latest: FavouriteTools | undefined

/** The one actor of this tab. */
function getSync(tools: FavouriteTools): Actor<typeof favouritesSyncMachine> {
  latest = tools
  if (sync) return sync
  const actor: Actor<typeof favouritesSyncMachine> = createActor(
    favouritesSyncMachine.provide({
      actors: {
        join: fromPromise<JoinedFavourites, number | null>(({ input }) => join(latest, input)),
        save: fromPromise<void, QueuedChange | null>(async ({ input }) => {
          // Changes of the same moment are queued first: one that was taken back is not sent.
          await null
          const { queue } = actor.getSnapshot().context
          if (!queue.some(({ id }) => id === input?.id)) await save(latest, input)
        }),
      },
    }),
  )
  actor.on('favourites.joined', ({ person, added, known, pending }) => {
    // Signed out or switched accounts a moment ago.
    if (currentMember() !== person) return
    setFavouritesOwner(person)
    deviceListsStore.change((kept) => withList(kept, 'favourites', [...added, ...known]))
    for (const { id, isFavourite } of pending) show(id, isFavourite)
    void invalidate(addFavourites.stale)
  })
  actor.on('change.reverted', ({ change: { id, isFavourite } }) => show(id, !isFavourite))
  if (typeof window !== 'undefined') {
    addEventListener('online', () => actor.send({ type: 'network.restored' }))
  }
  sync = actor.start()
  return sync
}

/**
 * Saves changed favorites to the account in sequence; does nothing when signed out. Rolls back only
 * the failed ones. @throws ApiError of the first failure
 */
export async function tellAccount(
  tools: FavouriteTools,
  ids: readonly number[],
  isFavourite: boolean,
): Promise<void> {
  const person = currentMember()
  if (person === null || ids.length === 0) return
  const actor = getSync(tools)
  actor.send({ type: 'member.identified', person, isJoinDue: false })
  const changes = ids.map((id) => ({ id, isFavourite, ticket: ++tickets }))
  const ended = waitForEnd(
    actor,
    changes.map(({ ticket }) => ticket),
  )
  for (const change of changes) actor.send({ type: 'favourite.changed', change })
  const failures = await ended
  await invalidate(setFavourite.stale)
  if (failures.length > 0) throw failures[0]
}

/** Errors of these changes, once all of them ended. */
function waitForEnd(
  actor: Actor<typeof favouritesSyncMachine>,
  changes: readonly number[],
): Promise<unknown[]> {
  const open = new Set(changes)
  const failures: unknown[] = []
  return new Promise((resolve) => {
    const { unsubscribe } = actor.on('change.ended', ({ ticket, error }) => {
      if (!open.delete(ticket)) return
      if (error !== null) failures.push(error)
      if (open.size > 0) return
      unsubscribe()
      resolve(failures)
    })
  })
}

/** True if a live event only echoes a recent change of this page. */
export function isEcho(listing: number | null): boolean {
  return Date.now() - (requestTimes.get(listing ?? 0) ?? 0) < ECHO_MILLISECONDS
}

const ECHO_MILLISECONDS = 15_000

/**
 * Merges the device's favorites into the account and shows the account's list. Ignores favorites of
 * a previously signed-in user. Returns the added ids; a failed merge is tried again.
 * @throws ApiError
 */
export function joinFavourites(tools: FavouriteTools, person: number): Promise<readonly number[]> {
  const actor = getSync(tools)
  return new Promise((resolve, reject) => {
    const ends = [
      actor.on('favourites.joined', ({ added }) =>
        finish(() => resolve(currentMember() === person ? added : [])),
      ),
      actor.on('join.failed', ({ error }) => finish(() => reject(error))),
    ]
    const left = actor.subscribe(({ context }) => {
      if (context.person !== person) finish(() => resolve([]))
    })
    const finish = (settle: () => void) => {
      for (const { unsubscribe } of [...ends, left]) unsubscribe()
      settle()
    }
    actor.send({ type: 'member.identified', person, isJoinDue: true })
  })
}

async function join(
  tools: FavouriteTools | undefined,
  person: number | null,
): Promise<JoinedFavourites> {
  if (!tools || person === null) throw new Error('nobody is signed in')
  const { queries, client } = tools
  const { extensions } = await freshSettings(queries, client)
  const isOffered = hasExtension(extensions, 'member')
  const mine = favouritesOwner() === null ? deviceListsStore.read().favourites : []
  const ids = favouriteQueries.ids({ ...client, viewer: person }, isOffered)
  const known = await fetchUntil(queries, { ...ids, staleTime: 0 })
  const added = mine.filter((id) => !known.includes(id))
  if (added.length > 0) {
    for (const id of added) requestTimes.set(id, Date.now())
    await addFavourites(client, { ids: added, isOffered })
  }
  return { added, known }
}

async function save(tools: FavouriteTools | undefined, change: QueuedChange | null) {
  if (!tools || !change) return
  const { id, isFavourite } = change
  requestTimes.set(id, Date.now())
  await setFavourite(tools.client, { id, isFavourite })
}

async function invalidate(stale: readonly (readonly unknown[])[]): Promise<void> {
  for (const queryKey of stale) await latest?.queries.invalidateQueries({ queryKey })
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
  sync?.send({ type: 'member.signedOut' })
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
