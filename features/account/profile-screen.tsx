'use client'

import type { ComponentType } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import { laterFunctions } from '@/domain/later-functions.ts'
import { missingForListing } from '@/domain/profile-completeness.ts'
import { useWayOn } from '@/features/listing-gate/use-way-on.ts'
import { Completeness } from './completeness.tsx'
import { ContactSection } from './contact-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import { type PlaceSearchProps, ProfilePlace } from './profile-place.tsx'
import { useProfileWrite } from './use-profile-form.ts'

export type ProfileScreenProps = {
  /** What a complete profile clears the way to: whoever completes it goes on there. */
  next?: string | null
  /** The site keeps nothing on the device before it is allowed to. */
  asksFirst: boolean
  /** A field that suggests places. */
  PlaceSearch: ComponentType<PlaceSearchProps>
}

/** Everything a member says of themselves. Needs the texts `profile.`. */
export function ProfileScreen({ next = null, asksFirst, PlaceSearch }: ProfileScreenProps) {
  const { user: person } = useSession()
  useWayOn(next, person && missingForListing(person).length === 0)
  if (!person) return null
  return (
    // Somebody else who signs in here finds their own.
    <div key={person.id} className="flex max-w-text flex-col gap-12">
      <Completeness person={person} />
      <ProfilePicture person={person} />
      <ProfileForm person={person} asksFirst={asksFirst} />
      <ProfilePlace person={person} PlaceSearch={PlaceSearch} />
      <ContactSection person={person} />
      {laterFunctions.push ? null : <PushChoice isOn={person.notification === 1} />}
    </div>
  )
}

function PushChoice({ isOn }: { isOn: boolean }) {
  const { t } = useText()
  const { send, isSending } = useProfileWrite({ saved: t('profile.saved'), saysFailure: true })
  return (
    <section aria-labelledby="push" className="border-t border-line pt-8">
      <h2 id="push" className="type-display mb-2 text-xl text-ink">
        {t('profile.push')}
      </h2>
      <Switch
        label={t('profile.pushLabel')}
        hint={t('profile.pushHint')}
        checked={isOn}
        disabled={isSending}
        onChange={({ target }) => send({ notification: target.checked ? 1 : 0 })}
      />
    </section>
  )
}
