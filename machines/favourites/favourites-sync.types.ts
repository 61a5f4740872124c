/** A listing is added to the favorites or removed from them. */
export type FavouriteChange = { id: number; isFavourite: boolean }

/** `ticket` tells changes of one listing apart. */
export type QueuedChange = FavouriteChange & { ticket: number }

export type JoinedFavourites = {
  /** Favorites of the device that the account has now, too. */
  added: readonly number[]
  /** Those that the account had before. */
  known: readonly number[]
}

export type FavouritesContext = {
  /** Account id; null while nobody is signed in. */
  person: number | null
  /** Changes that wait for their turn, at most one for each listing. */
  queue: readonly QueuedChange[]
  /** The change that is being saved. */
  current: QueuedChange | null
  /** The account's favorites are to be read. */
  isJoinDue: boolean
  /** Readings that failed since the last good one. */
  tries: number
}

export type FavouritesEvent =
  /** `isJoinDue`: the account's favorites are to be read, too. */
  | { type: 'member.identified'; person: number; isJoinDue: boolean }
  | { type: 'member.signedOut' }
  | { type: 'favourite.changed'; change: QueuedChange }
  | { type: 'network.restored' }

export type FavouritesEmitted =
  /** `pending` are the changes made meanwhile. */
  | ({
      type: 'favourites.joined'
      person: number | null
      pending: readonly QueuedChange[]
    } & JoinedFavourites)
  | { type: 'join.failed'; error: unknown }
  /** The account refused it, and nothing else was wanted since. */
  | { type: 'change.reverted'; change: FavouriteChange }
  /** `error` is null if it was saved, or if a later change took its place. */
  | { type: 'change.ended'; ticket: number; error: unknown }
