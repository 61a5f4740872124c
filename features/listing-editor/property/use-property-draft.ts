import type { FormValues, StoredListing } from '@/client/flows/listing-editor/posting.ts'
import { type ListingDraft, useListingDraft } from '../drafts/use-listing-draft.ts'
import type { FormSetting } from '../gated-form.tsx'
import type { EditorFacts } from '../use-editor-facts.ts'

type Options = FormSetting & {
  draft: string
  mayExist: boolean
  own: StoredListing<'property'> | null
  start: FormValues<'property'>
  facts: EditorFacts
}

/** Draft of a property and its publishing. */
export function usePropertyDraft({ own, facts, ...options }: Options): ListingDraft {
  const { categories } = facts
  return useListingDraft({ ...options, kind: 'property', stored: own, categories })
}
