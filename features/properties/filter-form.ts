import { isChanged, isChoice } from '@/client/state/changed-fields.ts'
import { parseFilters, type SearchFilters, searchParams } from '@/domain/search-filters.ts'

/** What the fields of a form ask for, as an address would; always its first page. */
export function readForm(form: HTMLFormElement, without?: TextField | null): SearchFilters {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const isLeftOut = name === without?.name && value === without.value
    if (typeof value === 'string' && !isLeftOut) asked.append(name, value)
  }
  return { ...parseFilters(asked), page: 1 }
}

type TextField = Pick<HTMLInputElement, 'name' | 'value'>

/**
 * Puts filters that came from elsewhere (a chip, back, forward) into the fields of the form. Text
 * that is being typed is left alone, and so are fields that are no choice of their own.
 * @param before - What the form showed until now.
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
      field.value = params.get(field.name) ?? defaultOf(field)
    } else if (field instanceof HTMLInputElement && field.name) {
      const text = params.get(field.name) ?? ''
      if (isChosen(field)) field.checked = text.split(',').includes(field.value)
      else if (isPlainPlace(field)) writePlace(field, params.getAll('city'))
      else if (isWritten(field) && !isBeingTyped(field, shown)) field.value = text
    }
  }
}

/** Whether somebody has filled in or chosen something else than the page came with, and left it. */
export function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
    return isField && field.type !== 'hidden' && field !== focusedText() && isChanged(field)
  })
}

/** The field in which somebody may be typing. */
export function focusedText(): HTMLInputElement | null {
  const field = document.activeElement
  return field instanceof HTMLInputElement && !isChosen(field) ? field : null
}

/** The server's field for one more place; that which takes its place holds its text by itself. */
function isPlainPlace(field: HTMLInputElement): boolean {
  const isOther = field.type === 'hidden' || field.getAttribute('role') === 'combobox'
  return field.name === 'city' && !isOther
}

/** A place that is searched stands beside the field; it is no longer one more. */
function writePlace(field: HTMLInputElement, places: readonly string[]): void {
  if (field !== focusedText() || places.includes(field.value.trim())) field.value = ''
}

/** A plain answer: what is no choice is an input all the same. */
const isChosen: (field: HTMLInputElement) => boolean = isChoice

function isWritten({ type, name }: HTMLInputElement): boolean {
  return type !== 'hidden' && name !== 'city'
}

/** Not what is searched already, however it was written. */
function isBeingTyped(field: HTMLInputElement, shown: URLSearchParams): boolean {
  const { name, value } = field
  const meant = searchParams(parseFilters({ [name]: value })).get(name)
  return field === focusedText() && meant !== shown.get(name)
}

/** The order of lists is never nothing: its first choice is what an address leaves out. */
function defaultOf(field: HTMLSelectElement): string {
  return field.options[0]?.value ?? ''
}

/** What was typed as a place and not chosen from suggestions. */
export function typedPlaceIn(form: HTMLFormElement): string {
  const place = form.querySelector('input[name=city]:not([type=hidden])')
  return place instanceof HTMLInputElement ? place.value : ''
}
