import { type FormEvent, useRef, useState } from 'react'
import type { MemberSearch } from '@/client/api/member/member-searches.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { Tag, TagList } from '@/design-system/tag-list/tag-list.tsx'
import { filterChips } from '@/domain/search/filter-chips.ts'
import {
  filtersOfCriteria,
  memberAlertFrequencies,
  saveSearchLongest,
} from '@/domain/search/saved-search.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { chipText, type FilterNames } from '../search/chip-text.ts'
import { type SearchControls, useSearchControls } from './use-member-searches.ts'

type MemberSearchLineProps = { search: MemberSearch; names: FilterNames }

/** One saved search: its filters, new results, and how often it sends alerts. */
export function MemberSearchLine({ search, names }: MemberSearchLineProps) {
  const text = useText()
  const { t } = text
  const href = useHref()
  const controls = useSearchControls(search)
  const filters = filtersOfCriteria(search.query)
  const wishes = filterChips(filters).map((chip) => chipText(chip, text, names))
  return (
    <li className="flex flex-col gap-4 border-b border-line py-6">
      <SearchName search={search} controls={controls} />
      {wishes.length > 0 ? (
        <TagList label={t('properties.filters.active')}>
          {[...new Set(wishes)].map((wish) => (
            <Tag key={wish}>{wish}</Tag>
          ))}
        </TagList>
      ) : null}
      <p className={search.new_count > 0 ? 'font-medium text-brand-ink' : 'text-ink-muted'}>
        <NewResults count={search.new_count} />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <SiteLink
          href={href(routes.properties(filters))}
          aria-label={t('savedSearches.member.homesOf', { name: search.name })}
          onClick={controls.markSeen}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {t('savedSearches.member.homes')}
        </SiteLink>
        <Frequency search={search} controls={controls} />
        <Button
          variant="quiet"
          size="sm"
          disabled={controls.isBusy}
          aria-label={t('savedSearches.member.deleteOf', { name: search.name })}
          onClick={({ currentTarget }) => {
            restoreFocus(currentTarget, besides(currentTarget))
            controls.remove()
          }}
        >
          {t('savedSearches.member.delete')}
        </Button>
      </div>
    </li>
  )
}

/** The provider counts up to this. */
const MAX_COUNTED = 100

function NewResults({ count }: { count: number }) {
  const { t } = useText()
  if (count === 0) return t('savedSearches.member.noneNew')
  return t(count < MAX_COUNTED ? 'savedSearches.member.new' : 'savedSearches.member.manyNew', {
    count,
  })
}

type PartProps = { search: MemberSearch; controls: SearchControls }

function Frequency({ search, controls }: PartProps) {
  const { t } = useText()
  const { frequency, setFrequency } = controls
  return (
    <Select
      id={`alerts-${search.id}`}
      size="sm"
      aria-label={t('savedSearches.member.frequencyOf', { name: search.name })}
      value={frequency}
      options={memberAlertFrequencies.map((value) => ({
        value,
        label: t(`savedSearches.member.${value}`),
      }))}
      onChange={({ target }) => {
        const wanted = memberAlertFrequencies.find((value) => value === target.value)
        if (wanted) setFrequency(wanted)
      }}
    />
  )
}

function SearchName({ search: { name }, controls }: PartProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (!isOpen) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere text-ink">
          <bdi>{name}</bdi>
        </h2>
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          aria-label={t('savedSearches.member.renameOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t('savedSearches.member.rename')}
        </Button>
      </div>
    )
  }
  return <RenameForm name={name} controls={controls} onClose={close} />
}

type RenameFormProps = { name: string; controls: SearchControls; onClose: () => void }

function RenameForm({ name, controls, onClose }: RenameFormProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(name)
  const save = (event: FormEvent) => {
    event.preventDefault()
    // A failure is shown in a notice, and the form stays.
    controls.rename(typed.trim()).then(onClose, () => {})
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <Field label={t('savedSearches.save.name')}>
        {({ required: _, ...control }) => (
          <Input
            {...control}
            autoFocus
            value={typed}
            maxLength={saveSearchLongest.name}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={controls.isBusy} disabled={typed.trim() === ''}>
          {t('savedSearches.member.renameSave')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('savedSearches.member.renameCancel')}
        </Button>
      </div>
    </form>
  )
}
