import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type ProfileChange, updateProfile } from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/auth.ts'
import { rememberPerson } from '@/client/flows/profile.ts'
import { dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import {
  type ProfileField,
  type ProfileTexts,
  profileChanges,
  profileFaults,
  profileFields,
  profileTexts,
} from '@/domain/account/profile.ts'
import { type Form, useForm } from '@/features/shell/forms/use-form.ts'
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'

export type ProfileForm = Pick<Form, 'props' | 'reasons' | 'failure'> & {
  texts: ProfileTexts
  isChanged: boolean
  isSaving: boolean
  write: (field: ProfileField, text: string) => void
  discard: () => void
}

type Options = {
  person: User
  /** The site stores nothing on the device before consent. */
  asksFirst: boolean
  saved: string
}

/** Profile form. Unsaved changes survive a reload. */
export function useProfileForm({ person, asksFirst, saved }: Options): ProfileForm {
  const draft = `profile-${person.id}`
  const [typed, setTyped] = useState(() => known(readDraft(draft)))
  const before = profileTexts(person)
  const texts = { ...before, ...typed }
  const changes = profileChanges(before, texts)
  const isChanged = Object.keys(changes).length > 0
  const { sendAsync } = useProfileWrite({ saved })
  const form = useForm({
    fields: profileFields,
    read: () => texts,
    validate: profileFaults,
    async submit() {
      if (!isChanged) return
      await sendAsync(changes)
      // Keeps what was typed meanwhile.
      setTyped((now) => changedSince(typed, now))
      dropDraft(draft)
    },
    staysOpen: true,
  })
  return {
    texts,
    isChanged,
    props: form.props,
    reasons: form.reasons,
    failure: form.failure,
    isSaving: form.stage === 'submitting',
    write(field, text) {
      const now = { ...typed, [field]: text }
      setTyped(now)
      if (keepsComforts(asksFirst)) keepDraft(draft, now)
    },
    discard() {
      setTyped({})
      dropDraft(draft)
      form.reset()
    },
  }
}

type WriteOptions = {
  /** Toast on success. */
  saved: string
  onSaved?: () => void
  saysFailure?: boolean
}

/** Saves profile changes and updates the signed-in person everywhere. */
export function useProfileWrite({ saved, onSaved, saysFailure }: WriteOptions) {
  const queries = useQueryClient()
  const client = useApiClient()
  return useWrite<ProfileChange, User>(updateProfile, {
    saysSuccess: () => saved,
    saysFailure,
    onSuccess(person) {
      void rememberPerson({ queries, client }, person)
      onSaved?.()
    },
  })
}

function known(
  fields: Readonly<Record<string, string | undefined>>,
): Partial<Record<ProfileField, string>> {
  return Object.fromEntries(
    profileFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  )
}

function changedSince(before: Partial<ProfileTexts>, now: Partial<ProfileTexts>) {
  return known(
    Object.fromEntries(
      profileFields.map((name) => [name, now[name] === before[name] ? undefined : now[name]]),
    ),
  )
}
