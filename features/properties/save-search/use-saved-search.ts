import { useActor } from '@xstate/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { savedSearch } from '@/client/flows/saved-search.ts'
import {
  type SaveSearchField,
  type SearchToSave,
  searchToSave,
} from '@/domain/search/saved-search.ts'
import { useFormDraft } from '@/features/shell/forms/use-form-draft.ts'

export type SavedSearchForm = {
  form: RefObject<HTMLFormElement | null>
  /** Address that the confirmation mail went to; null while the form is open. */
  sentTo: string | null
  /** Last sent values, to prefill the form. */
  last: SearchToSave | null
  isSending: boolean
  reasons: Readonly<Partial<Record<SaveSearchField, string>>>
  /** Null unless sending failed. */
  failure: unknown
  onSubmit: (event: FormEvent) => void
  onChange: (event: FormEvent) => void
  correct: () => void
}

type Options = {
  question: string
  /** The site requires consent before it stores anything. */
  asksFirst: boolean
}

/** Saved-search form: uncontrolled fields with a stored draft; one request at a time. */
export function useSavedSearch({ question, asksFirst }: Options): SavedSearchForm {
  const client = useApiClient()
  const form = useRef<HTMLFormElement>(null)
  const [machine] = useState(() => savedSearch(client, question))
  const [state, send] = useActor(machine)
  const isWaiting = state.hasTag('waiting')
  const isRefused = state.hasTag('refused')
  const [attempt, setAttempt] = useState(0)

  const keep = useFormDraft({
    form,
    name: 'saved-search',
    fields: draftFields,
    isSent: isWaiting,
    asksFirst,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sends again is led again
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [isRefused, attempt])

  return {
    form,
    sentTo: isWaiting ? (state.context.search?.email ?? '') : null,
    last: state.context.search,
    isSending: state.hasTag('busy'),
    reasons: state.hasTag('refused') ? state.context.reasons : {},
    failure: state.hasTag('failed') ? state.context.failure : null,
    onSubmit(event) {
      event.preventDefault()
      keep()
      setAttempt(attempt + 1)
      send({ type: 'search.submitted', search: written(form.current) })
    },
    onChange({ target }) {
      keep()
      const field = fields.find(
        (name) => target instanceof HTMLInputElement && target.name === name,
      )
      if (field) send({ type: 'field.changed', field })
    },
    correct: () => send({ type: 'address.corrected' }),
  }
}

/** Without the name, which depends on the search. */
const draftFields = ['email', 'events', 'frequency'] as const
const fields = ['name', 'email', 'events'] as const

function written(form: HTMLFormElement | null): SearchToSave {
  return searchToSave(form ? new FormData(form) : new FormData())
}
