import { parseFilters, type SearchFilters, searchParams } from '@/domain/search-filters.ts'

/** What the fields of a form ask for, as an address would; always its first page. */
export function readForm(form: HTMLFormElement): SearchFilters {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') asked.append(name, value)
  }
  return { ...parseFilters(asked), page: 1 }
}

/**
 * Puts filters that came from elsewhere (a chip, back, forward) into the fields of the form. Text
 * that is being typed is left alone, and so are fields that are no choice of their own.
 */
export function writeForm(form: HTMLFormElement, filters: SearchFilters): void {
  const params = searchParams(filters)
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = params.get(field.name) ?? defaultOf(field)
    } else if (field instanceof HTMLInputElement && field.name) {
      writeInput(field, (params.get(field.name) ?? '').split(','), params.get(field.name) ?? '')
    }
  }
}

function writeInput(field: HTMLInputElement, values: readonly string[], text: string): void {
  const isChoice = field.type === 'radio' || field.type === 'checkbox'
  if (isChoice) field.checked = values.includes(field.value)
  else if (field.type !== 'hidden' && field.name !== 'city' && field !== document.activeElement)
    field.value = text
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
