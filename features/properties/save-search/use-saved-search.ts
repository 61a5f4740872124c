import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { saveSearch } from '@/client/api/member/saved-searches.ts'
import { type SearchToSave, saveSearchFaults, searchToSave } from '@/domain/search/saved-search.ts'
import { type Form, useForm } from '@/features/shell/forms/use-form.ts'

type SavedSearch = {
  form: Form
  /** Last saved search, to prefill the form when it is opened again. */
  last: SearchToSave | null
}

type Options = {
  question: string
  /** The site requires consent before it stores anything. */
  asksFirst: boolean
}

/** Saved-search form. The search is active once the mailed link is followed. */
export function useSavedSearch({ question, asksFirst }: Options): SavedSearch {
  const client = useApiClient()
  const [last, setLast] = useState<SearchToSave | null>(null)
  const form = useForm({
    fields: ['name', 'email', 'events'],
    read: searchToSave,
    validate: saveSearchFaults,
    // Without the name, which depends on the search.
    draft: { name: 'saved-search', fields: ['email', 'events', 'frequency'], asksFirst },
    async submit(search) {
      const { name, email, events, frequency } = search
      const body = { name: name.trim(), email: email.trim(), events: [...events], frequency }
      await saveSearch(client, { ...body, query: question })
      setLast(search)
    },
  })
  return { form, last }
}
