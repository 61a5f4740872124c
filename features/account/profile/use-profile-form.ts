import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type ProfileChange, updateProfile } from '@/client/api/member/account.ts'
import type { User } from '@/client/api/member/sign-in.ts'
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
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'

/** Errors by field, from validation or from the provider. */
export type ProfileReasons = Partial<Record<ProfileField, string>>

export type ProfileForm = {
  form: RefObject<HTMLFormElement | null>
  texts: ProfileTexts
  reasons: ProfileReasons
  /** Error of the last save. */
  failure: unknown
  isChanged: boolean
  isSaving: boolean
  write: (field: ProfileField, text: string) => void
  discard: () => void
  onSubmit: (event: FormEvent) => void
}

type Options = {
  person: User
  /** The site stores nothing on the device before consent. */
  asksFirst: boolean
  saved: string
}

/** Profile form. Unsaved changes survive a reload. */
export function useProfileForm({ person, asksFirst, saved }: Options): ProfileForm {
  const form = useRef<HTMLFormElement>(null)
  const draft = `profile-${person.id}`
  const [typed, setTyped] = useState(() => known(readDraft(draft)))
  const [reasons, setReasons] = useState<ProfileReasons>({})
  const before = profileTexts(person)
  const texts = { ...before, ...typed }
  const changes = profileChanges(before, texts)

  const refuse = (found: ProfileReasons) => {
    setReasons(found)
    const first = profileFields.find((field) => found[field])
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const discard = () => {
    setTyped({})
    setReasons({})
    dropDraft(draft)
  }
  const { send, isSending, failure } = useProfileWrite({
    saved,
    onSaved: discard,
    onRefused: (fields) => refuse(known(fields)),
  })

  return {
    ...{ form, texts, reasons, discard },
    failure: failure && Object.keys(known(failure.fields)).length === 0 ? failure : null,
    isChanged: Object.keys(changes).length > 0,
    isSaving: isSending,
    write(field, text) {
      const now = { ...typed, [field]: text }
      setTyped(now)
      if (keepsComforts(asksFirst)) keepDraft(draft, now)
      if (reasons[field]) setReasons({ ...reasons, [field]: undefined })
    },
    onSubmit(event) {
      event.preventDefault()
      const faults = profileFaults(texts)
      refuse(faults)
      if (Object.keys(faults).length === 0 && Object.keys(changes).length > 0) send(changes)
    },
  }
}

type WriteOptions = {
  /** Toast on success. */
  saved: string
  onSaved?: () => void
  onRefused?: (fields: Readonly<Record<string, string>>) => void
  saysFailure?: boolean
}

/** Saves profile changes and updates the signed-in person everywhere. */
export function useProfileWrite({ saved, onSaved, onRefused, saysFailure }: WriteOptions) {
  const queries = useQueryClient()
  const client = useApiClient()
  return useWrite<ProfileChange, User>(updateProfile, {
    saysSuccess: () => saved,
    saysFailure,
    onSuccess(person) {
      void rememberPerson({ queries, client }, person)
      onSaved?.()
    },
    onError: (error) => onRefused?.(error.fields),
  })
}

function known(fields: Readonly<Record<string, string>>): Partial<Record<ProfileField, string>> {
  return Object.fromEntries(
    profileFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  )
}
