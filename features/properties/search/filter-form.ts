import { isChanged, isChoice } from '@/client/state/changed-fields.ts'
import { isUnreadAmount } from '@/domain/search/amount-names.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import { type SearchFilters, searchParams } from '@/domain/search/search-filters.ts'

/**
 * Parses form fields like a URL's query; always page 1. Amounts that are not read stay as `before`.
 */
export function readForm(
  form: HTMLFormElement,
  before: SearchFilters,
  without?: TextField | null,
): SearchFilters {
  const asked = new URLSearchParams()
  const shown = searchParams(before)
  for (const [name, value] of new FormData(form)) {
    const isLeftOut = name === without?.name && value === without.value
    if (typeof value !== 'string' || isLeftOut) continue
    asked.append(name, isUnreadAmount(name, value) ? (shown.get(name) ?? '') : value)
  }
  return { ...parseFilters(asked), page: 1 }
}

type TextField = Pick<HTMLInputElement, 'name' | 'value'>

/**
 * Writes filters from elsewhere (a chip, back, forward) into the form. Skips text being typed and
 * hidden fields.
 * @param before - Filters that the form showed until now.
 */
export function writeForm(
  form: HTMLFormElement,
  filters: SearchFilters,
  before: SearchFilters,
): void {
  const params = searchParams(filters)
  const shown = searchParams(before)
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = params.get(field.name) ?? getDefault(field)
    } else if (field instanceof HTMLInputElement && field.name) {
      const text = params.get(field.name) ?? ''
      if (isChosen(field)) field.checked = text.split(',').includes(field.value)
      else if (isPlainPlace(field)) writePlace(field, params.getAll('city'))
      else if (isWritten(field) && !isBeingTyped(field, shown) && !isKept(field, text, shown))
        field.value = text
    }
  }
}

/** Whether any field, except the text field in focus, differs from its server-rendered value. */
export function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
    return isField && field.type !== 'hidden' && field !== focusedText() && isChanged(field)
  })
}

/** Text field that the person may be typing in. */
export function focusedText(): HTMLInputElement | null {
  const field = document.activeElement
  return field instanceof HTMLInputElement && !isChosen(field) ? field : null
}

/** The server-rendered place field; the combobox that replaces it manages its own text. */
function isPlainPlace(field: HTMLInputElement): boolean {
  const isOther = field.type === 'hidden' || field.getAttribute('role') === 'combobox'
  return field.name === 'city' && !isOther
}

/** Clears a place once it is searched, since it then appears as a chip. */
function writePlace(field: HTMLInputElement, places: readonly string[]): void {
  if (field !== focusedText() || places.includes(field.value.trim())) field.value = ''
}

/** Boolean on purpose: a type guard would narrow non-choices to `never`. */
const isChosen: (field: HTMLInputElement) => boolean = isChoice

function isWritten({ type, name }: HTMLInputElement): boolean {
  return type !== 'hidden' && name !== 'city'
}

/** False if the text is equivalent to the current search, however it is written. */
function isBeingTyped(field: HTMLInputElement, shown: URLSearchParams): boolean {
  const { name, value } = field
  const meant = searchParams(parseFilters({ [name]: value })).get(name)
  return field === focusedText() && meant !== shown.get(name)
}

/** Text that is not read stays, unless its filter changes. */
function isKept({ name, value }: HTMLInputElement, text: string, shown: URLSearchParams): boolean {
  return isUnreadAmount(name, value) && text === (shown.get(name) ?? '')
}

/** Whether an amount could not be read. */
export function hasUnread(form: HTMLFormElement): boolean {
  return [...new FormData(form)].some(
    ([name, value]) => typeof value === 'string' && isUnreadAmount(name, value),
  )
}

/** The sort field has no empty option: its first one is the default, which URLs omit. */
function getDefault(field: HTMLSelectElement): string {
  return field.options[0]?.value ?? ''
}

/** Typed place without a chosen suggestion. */
export function typedPlaceIn(form: HTMLFormElement): string {
  const place = form.querySelector('input[name=city]:not([type=hidden])')
  return place instanceof HTMLInputElement ? place.value : ''
}
