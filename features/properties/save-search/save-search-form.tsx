'use client'

import { MailCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { toSearchCriteria } from '@/domain/search/saved-search.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type { FilterNames } from '../search/chip-text.ts'
import { SaveSearchFields } from './save-search-fields.tsx'
import { useSavedSearch } from './use-saved-search.ts'

export type SaveSearchFormProps = {
  filters: SearchFilters
  names: FilterNames
  asksFirst: boolean
}

/** Saves a search with mail alerts. */
export function SaveSearchForm({ filters, names, asksFirst }: SaveSearchFormProps) {
  const text = useText()
  const href = useHref()
  const { form, last } = useSavedSearch({ question: toSearchCriteria(filters), asksFirst })
  const { props, stage, reasons, failure, reset } = form
  if (stage === 'submitted') return <MailSent email={last?.email ?? ''} onCorrect={reset} />
  return (
    <SaveSearchFields
      {...props}
      filters={filters}
      names={names}
      text={text}
      href={href}
      last={last}
      reasons={reasons}
      failure={failure}
      isSending={stage === 'submitting'}
    />
  )
}

/** Replaces the form once the mail is sent. */
function MailSent({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success-ink [&_svg]:size-7">
        <Icon of={MailCheck} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-display mt-5 text-xl text-ink outline-none">
        {t('savedSearches.save.sentTitle')}
      </h2>
      <p className="mt-2 wrap-anywhere text-ink-muted">
        {t('savedSearches.save.sentText', { email })}
      </p>
      <Button variant="secondary" onClick={onCorrect} className="mt-6">
        {t('savedSearches.save.correct')}
      </Button>
    </div>
  )
}
