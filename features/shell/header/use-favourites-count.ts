import { useKept } from '@/client/state/use-device-lists.ts'

/** Favorites of the account if signed in, otherwise of this device. */
export function useFavouritesCount(): number {
  return useKept('favourites')?.length ?? 0
}
