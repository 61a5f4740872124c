import { flushSync } from 'react-dom'
import { type FormField, isChanged, isChoice, listFields } from './changed-fields.ts'

/**
 * By field name: selector of the element that replaces it, keeps its own text and gets its focus.
 */
export type ReplacedFields = Readonly<Record<string, string>>

/**
 * Replaces a form, or fields in it, while someone may be typing, and keeps values and focus. Does
 * nothing without a form.
 */
export function takeOver(
  formNow: () => HTMLFormElement | null | undefined,
  show: (form: HTMLFormElement) => void,
  replacedFields?: ReplacedFields,
): void {
  const form = formNow()
  if (!form) return
  const restore = keepTyped(form, replacedFields)
  // Synchronous, so that no input is lost in between.
  flushSync(() => show(form))
  const next = formNow()
  if (next) restore(next)
}

/**
 * Captures changed values, open details and focus of a form; returns a function that restores them
 * in its replacement, matched by field name. Input events fire after all values are set.
 */
export function keepTyped(
  form: HTMLFormElement,
  replacedFields: ReplacedFields = {},
): (next: HTMLFormElement) => void {
  const changed = listFields(form).filter(
    (field) => isChanged(field) && !replacedFields[field.name],
  )
  const open = [...form.querySelectorAll('details')].map((details) => details.open)
  const focused = form.contains(document.activeElement) ? document.activeElement : null
  return (next) => {
    const filled = changed.flatMap((field) => {
      const same = listFields(next).find((other) => isSameField(other, field))
      return same && fill(same, field) ? [same] : []
    })
    for (const [index, details] of next.querySelectorAll('details').entries()) {
      details.open = open[index] ?? details.open
    }
    // Before the events: a field without focus takes its text as finished.
    if (focused) findReplacement(focused, next, replacedFields)?.focus({ preventScroll: true })
    for (const field of filled) tell(field)
  }
}

function isSameField(one: FormField, other: FormField): boolean {
  if (one.name !== other.name || one.type === 'hidden') return false
  return !isChoice(other) || (isChoice(one) && one.value === other.value)
}

/**
 * True if the value changed. Uses the prototype's setter, because React ignores input events for
 * values set through its own.
 */
function fill(field: FormField, from: FormField): boolean {
  const prototype: object = Object.getPrototypeOf(field)
  if (isChoice(field) && isChoice(from)) {
    return field.checked !== from.checked && Reflect.set(prototype, 'checked', from.checked, field)
  }
  return field.value !== from.value && Reflect.set(prototype, 'value', from.value, field)
}

/** Browser events; a synthetic click changes nothing else. */
function tell(field: FormField): void {
  const isPicked = isChoice(field) || field instanceof HTMLSelectElement
  const events = [...(isChoice(field) ? ['click'] : []), 'input', ...(isPicked ? ['change'] : [])]
  for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Matching element: by field name, else by text. */
function findReplacement(
  focused: Element,
  next: HTMLFormElement,
  replacedFields: ReplacedFields,
): HTMLElement | null | undefined {
  if (!isField(focused)) {
    const alike = [...next.querySelectorAll<HTMLElement>(focused.localName)]
    return alike.find(({ textContent }) => textContent === focused.textContent)
  }
  const replacement = replacedFields[focused.name]
  return replacement
    ? next.querySelector<HTMLElement>(replacement)
    : listFields(next).find((field) => isSameField(field, focused))
}

function isField(element: Element): element is FormField {
  return element.matches('input, select, textarea')
}
