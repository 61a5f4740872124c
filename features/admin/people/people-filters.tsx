import { SlidersHorizontal } from 'lucide'
import { useId, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Chip, ChipRemove } from '@/design-system/chip/chip.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { WordsSearch } from '../words-search.tsx'
import { SORTS } from './people-choice.ts'
import { PeopleFilterFields } from './people-filter-fields.tsx'
import { toChips } from './people-filter-words.ts'
import type { People } from './use-people-list.ts'

type PeopleFiltersProps = {
  people: People
  /** Beside an open person. */
  isNarrow: boolean
}

/** Search, order and filters, with what is set. */
export function PeopleFilters({ people, isNarrow }: PeopleFiltersProps) {
  const { t } = useText()
  const { choice, choose, faults, ignored } = people
  const isFaulty = Object.keys(faults).length > 0
  const [isOpen, setOpen] = useState(isFaulty)
  const panel = useId()
  return (
    <search className="mb-3 flex flex-col gap-3">
      <WordsSearch
        key={choice.search ?? ''}
        id="people-words"
        label={t('admin.searchPeople')}
        initial={choice.search}
        onSearch={(words) => choose({ search: words || undefined })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={SlidersHorizontal} />
          {t('admin.people.filters')}
        </Button>
        <div className="min-w-44">
          <Select
            id="people-sort"
            size="sm"
            aria-label={t('admin.people.sort')}
            value={choice.sort}
            options={SORTS.map((value) => ({ value, label: t(`admin.people.sorts.${value}`) }))}
            onChange={({ target }) =>
              choose({ sort: SORTS.find((each) => each === target.value) ?? 'newest' })
            }
          />
        </div>
      </div>
      {isOpen ? (
        <div id={panel}>
          <PeopleFilterFields people={people} isNarrow={isNarrow} />
        </div>
      ) : null}
      {ignored.length > 0 ? (
        <Banner role="alert" variant="warning">
          {t('admin.people.ignored', {
            names: ignored.map((name) => t(`admin.people.filter.${name}`)).join(', '),
          })}
        </Banner>
      ) : null}
      <Chips people={people} />
    </search>
  )
}

function Chips({ people: { choice, choose, clear, choices } }: { people: People }) {
  const { t, formats } = useText()
  const chips = toChips(choice, { choices, t, formats })
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={t('admin.people.filtersSet', { count: chips.length })}
      className="flex flex-wrap items-center gap-2"
    >
      {chips.map(({ name, text }) => (
        <li key={name} className="min-w-0 max-w-full">
          <Chip>
            <bdi className="min-w-0 truncate">{text}</bdi>
            <ChipRemove
              label={t('admin.people.removeFilter', { name: text })}
              onClick={() => choose({ [name]: undefined })}
            />
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={clear}>
          {t('admin.people.clearAll')}
        </Button>
      </li>
    </ul>
  )
}
