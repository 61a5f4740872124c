import { useKept } from '@/client/state/use-kept.ts'

/** Of the account if signed in, else of this device. */
export function useFavouritesCount(): number {
  return useKept('favourites')?.length ?? 0
}
