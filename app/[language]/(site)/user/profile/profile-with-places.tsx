'use client'

import { ProfileScreen } from '@/features/account/profile-screen.tsx'
import { PlaceSearch } from '@/features/location/place-search.tsx'

/** The profile, with the field of the location that finds places. */
export function ProfileWithPlaces({ asksFirst }: { asksFirst: boolean }) {
  return <ProfileScreen asksFirst={asksFirst} PlaceSearch={PlaceSearch} />
}
