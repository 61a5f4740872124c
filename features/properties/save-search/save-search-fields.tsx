import type { ComponentProps } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import type { Text } from '@/client/text/text.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Tag, TagList } from '@/design-system/tag-list/tag-list.tsx'
import { filterChips } from '@/domain/search/filter-chips.ts'
import {
  alertEvents,
  alertFrequencies,
  type SaveSearchField,
  type SearchToSave,
  saveSearchLongest,
  toSearchCriteria,
} from '@/domain/search/saved-search.ts'
import { SAVED_SEARCH_ACTION_PATH } from '@/domain/search/saved-search-actions.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { chipText, type FilterNames } from '../search/chip-text.ts'
import { resultsTitle } from '../search/results-title.ts'

type Reasons = Readonly<Partial<Record<SaveSearchField, string>>>

export type SaveSearchFieldsProps = Pick<
  ComponentProps<'form'>,
  'ref' | 'onSubmit' | 'onChange' | 'noValidate'
> & {
  filters: SearchFilters
  names: FilterNames
  text: Text
  href: (path: string) => string
  last?: SearchToSave | null
  reasons?: Reasons
  failure?: unknown
  isSending?: boolean
}

const NO_REASONS: Reasons = {}

/** Fields to save a search; a plain form that works without JavaScript. */
export function SaveSearchFields({
  filters,
  names,
  text,
  href,
  last = null,
  reasons = NO_REASONS,
  failure = null,
  isSending = false,
  ...form
}: SaveSearchFieldsProps) {
  const { t } = text
  const chips = filterChips({ ...filters, postedSince: null })
  return (
    <form
      {...form}
      method="post"
      action={href(SAVED_SEARCH_ACTION_PATH)}
      aria-label={t('savedSearches.save.title')}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="deed" value="save" />
      <input type="hidden" name="query" value={toSearchCriteria(filters)} />
      {chips.length > 0 ? (
        <TagList label={t('properties.filters.active')}>
          {[...new Set(chips.map((chip) => chipText(chip, text, names)))].map((wish) => (
            <Tag key={wish}>{wish}</Tag>
          ))}
        </TagList>
      ) : null}
      <Field
        label={t('savedSearches.save.name')}
        error={reasonText(reasons.name, 'savedSearches.save.', t)}
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={saveSearchLongest.name}
            defaultValue={last?.name ?? resultsTitle(filters, t)}
            aria-required
          />
        )}
      </Field>
      <Field
        label={t('savedSearches.save.email')}
        error={reasonText(reasons.email, 'savedSearches.save.', t)}
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={saveSearchLongest.email}
            defaultValue={last?.email}
            aria-required
          />
        )}
      </Field>
      <SavedSearchOptions last={last} reasons={reasons} t={t} />
      <FailedSend failure={failure} title={t('savedSearches.save.failedTitle')} t={t} />
      <div>
        <Button type="submit" size="lg" busy={isSending} className="w-full sm:w-auto">
          {t('savedSearches.save.send')}
        </Button>
        <p className="mt-3 text-sm text-ink-muted">{t('savedSearches.save.promise')}</p>
      </div>
    </form>
  )
}

type SavedSearchOptionsProps = { last: SearchToSave | null; reasons: Reasons; t: Translator }

function SavedSearchOptions({ last, reasons, t }: SavedSearchOptionsProps) {
  return (
    <>
      <Fieldset
        legend={t('savedSearches.save.events')}
        error={reasonText(reasons.events, 'savedSearches.save.', t)}
      >
        {alertEvents.map((event) => (
          <Checkbox
            key={event}
            name="events"
            value={event}
            label={t(`savedSearches.save.event_${event}`)}
            defaultChecked={last ? last.events.includes(event) : true}
            aria-invalid={reasons.events ? true : undefined}
          />
        ))}
      </Fieldset>
      <RadioCards
        name="frequency"
        legend={t('savedSearches.save.frequency')}
        defaultValue={last?.frequency ?? 'daily'}
        options={alertFrequencies.map((value) => ({
          value,
          label: t(`savedSearches.save.${value}`),
          hint: t(`savedSearches.save.${value}Hint`),
        }))}
      />
    </>
  )
}
