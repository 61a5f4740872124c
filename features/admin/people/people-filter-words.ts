import type { UserFilterChoices } from '@/client/api/admin/people.ts'
import type { Formats } from '@/client/text/formats.ts'
import type { Translator } from '@/client/text/translator.ts'
import type { SelectOption } from '@/design-system/select/select.tsx'
import { isCalendarDay } from '@/domain/web/calendar-day.ts'
import {
  type FilterName,
  filterNames,
  KINDS,
  type PeopleChoice,
  STATES,
  VERIFICATIONS,
} from './people-choice.ts'

/** Values of a filter to choose from; none for days and words. */
export function filterOptions(
  name: FilterName,
  choices: UserFilterChoices | undefined,
  t: Translator,
): SelectOption[] {
  switch (name) {
    case 'kind':
      return KINDS.map((value) => ({ value, label: t(`admin.people.kind.${value}`) }))
    case 'state':
      return STATES.map((value) => ({ value, label: t(`admin.person.${value}`) }))
    case 'verification':
      return VERIFICATIONS.map((value) => ({ value, label: t(`admin.people.verified.${value}`) }))
    case 'package_id':
      return (choices?.packages ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
    case 'language':
      return (choices?.languages ?? []).map(({ code, name }) => ({ value: code, label: name }))
    case 'city':
      return (choices?.cities ?? []).map(({ key, name }) => ({ value: key, label: name }))
    default:
      return []
  }
}

export type FilterChip = { name: FilterName; text: string }

type Words = { choices: UserFilterChoices | undefined; t: Translator; formats: Formats }

/** What is set, in words. */
export function toChips(choice: PeopleChoice, { choices, t, formats }: Words): FilterChip[] {
  return filterNames.flatMap((name) => {
    const value = choice[name]
    if (value === undefined || value === '') return []
    const text = String(value)
    const option = filterOptions(name, choices, t).find((each) => each.value === text)
    const isDay = (name.endsWith('_from') || name.endsWith('_to')) && isCalendarDay(text)
    const words = option?.label ?? (isDay ? formats.date(`${text}T12:00:00Z`) : text)
    return [{ name, text: `${t(`admin.people.filter.${name}`)}: ${words}` }]
  })
}
