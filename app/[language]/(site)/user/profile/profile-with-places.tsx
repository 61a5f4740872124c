'use client'

import { ProfileScreen } from '@/features/account/profile-screen.tsx'
import { PlaceSearch } from '@/features/location/place-search.tsx'

/** The profile, with the field of the location that finds places. */
type ProfileWithPlacesProps = { asksFirst: boolean; next: string | null }

export function ProfileWithPlaces({ asksFirst, next }: ProfileWithPlacesProps) {
  return <ProfileScreen next={next} asksFirst={asksFirst} PlaceSearch={PlaceSearch} />
}
