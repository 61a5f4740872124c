import { useDeviceList } from '@/client/state/use-device-lists.ts'

/** Favorites of the account if signed in, otherwise of this device. */
export function useFavouritesCount(): number {
  return useDeviceList('favourites')?.length ?? 0
}
