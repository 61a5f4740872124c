'use client'

import { ProfileScreen } from '@/features/account/profile/profile-screen.tsx'
import { PlaceSearch } from '@/features/places/place-search.tsx'

type ProfileWithPlacesProps = { asksFirst: boolean; next: string | null }

/** Features may not import each other. */
export function ProfileWithPlaces({ asksFirst, next }: ProfileWithPlacesProps) {
  return <ProfileScreen next={next} asksFirst={asksFirst} PlaceSearch={PlaceSearch} />
}
