import { BellPlus, BellRing } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { saveSearchLongest, toSearchCriteria } from '@/domain/search/saved-search.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type { FilterNames } from '../search/chip-text.ts'
import { resultsTitle } from '../search/results-title.ts'
import { useSearchSaving } from './use-search-saving.ts'

export type MemberSaveButtonProps = { filters: SearchFilters; names: FilterNames }

/** Saves the search in the account with one click, and shows whether it is saved. */
export default function MemberSaveButton({ filters, names }: MemberSaveButtonProps) {
  const query = toSearchCriteria(filters)
  return <SaveButton key={query} query={query} filters={filters} names={names} />
}

function SaveButton({ query, filters, names }: MemberSaveButtonProps & { query: string }) {
  const { t } = useText()
  const category = names.categories.find(({ slug }) => slug === filters.category)?.name
  const name = resultsTitle(filters, t, category).slice(0, saveSearchLongest.name)
  const { isSaved, isSending, toggle } = useSearchSaving({ name, query })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isSending}
      aria-pressed={isSaved}
      onClick={toggle}
      className="min-h-10"
    >
      <Icon of={isSaved ? BellRing : BellPlus} />
      {t(isSaved ? 'savedSearches.member.saved' : 'properties.results.saveSearch')}
    </Button>
  )
}
