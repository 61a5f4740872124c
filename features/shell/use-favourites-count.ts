import { useKept } from '@/client/state/use-kept.ts'

/** How many homes are saved: in the account while somebody is signed in, else on this device. */
export function useFavouritesCount(): number {
  return useKept('favourites')?.length ?? 0
}
