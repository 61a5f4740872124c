'use client'

import type { ComponentType } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import { missingForListing } from '@/domain/account/profile-completeness.ts'
import { laterFunctions } from '@/domain/web/later-functions.ts'
import { useWayOn } from '@/features/listing-gate/use-way-on.ts'
import { ContactSection } from '../security/contact-section.tsx'
import { Completeness } from './completeness.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import { type PlaceSearchProps, ProfilePlace } from './profile-place.tsx'
import { useProfileWrite } from './use-profile-form.ts'

export type ProfileScreenProps = {
  /** Redirect target after the profile is complete. */
  next?: string | null
  /** The site stores nothing on the device before consent. */
  asksFirst: boolean
  /** Place field with suggestions. */
  PlaceSearch: ComponentType<PlaceSearchProps>
}

/** Profile page. */
export function ProfileScreen({ next = null, asksFirst, PlaceSearch }: ProfileScreenProps) {
  const { user: person } = useSession()
  useWayOn(next, person && missingForListing(person).length === 0)
  if (!person) return null
  return (
    // Remounts if another person signs in.
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
  const { send, isSending } = useProfileWrite({
    saved: t('account.profile.saved'),
    saysFailure: true,
  })
  return (
    <section aria-labelledby="push" className="border-t border-line pt-8">
      <h2 id="push" className="type-display mb-2 text-xl text-ink">
        {t('account.profile.push')}
      </h2>
      <Switch
        label={t('account.profile.pushLabel')}
        hint={t('account.profile.pushHint')}
        checked={isOn}
        disabled={isSending}
        onChange={({ target }) => send({ notification: target.checked ? 1 : 0 })}
      />
    </section>
  )
}
