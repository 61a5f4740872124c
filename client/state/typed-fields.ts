import { flushSync } from 'react-dom'
import { type FormField, fieldsOf, isChanged, isChoice } from './changed-fields.ts'

/** By the name of a field: what stands in its place, holds its text by itself and takes its focus. */
export type Successors = Readonly<Record<string, string>>

/**
 * Lets `show` replace a form, or the fields in it, while somebody may be typing: what was typed and
 * chosen goes on in the new ones. Nothing is replaced where there is no form any more.
 */
export function takeOver(
  formNow: () => HTMLFormElement | null | undefined,
  show: (form: HTMLFormElement) => void,
  successors?: Successors,
): void {
  const form = formNow()
  if (!form) return
  const restore = keepTyped(form, successors)
  // At once: nothing can be typed between the one and the other.
  flushSync(() => show(form))
  const next = formNow()
  if (next) restore(next)
}

/**
 * Remembers what somebody has typed, chosen and opened in a form, and where the focus is, while it is
 * replaced by another with fields of the same names; answers how to put that into the new one. Who
 * listens there hears of it as of typing, once all of it is in place.
 */
export function keepTyped(
  form: HTMLFormElement,
  successors: Successors = {},
): (next: HTMLFormElement) => void {
  const changed = fieldsOf(form).filter((field) => isChanged(field) && !successors[field.name])
  const open = [...form.querySelectorAll('details')].map((details) => details.open)
  const focused = form.contains(document.activeElement) ? document.activeElement : null
  return (next) => {
    const filled = changed.flatMap((field) => {
      const same = fieldsOf(next).find((other) => isSameField(other, field))
      return same && fill(same, field) ? [same] : []
    })
    for (const [index, details] of next.querySelectorAll('details').entries()) {
      details.open = open[index] ?? details.open
    }
    for (const field of filled) tell(field)
    if (focused) successorOf(focused, next, successors)?.focus({ preventScroll: true })
  }
}

function isSameField(one: FormField, other: FormField): boolean {
  if (one.name !== other.name || one.type === 'hidden') return false
  return !isChoice(other) || (isChoice(one) && one.value === other.value)
}

/** Answers whether that changed the field. React takes for typing what its own setter has not seen. */
function fill(field: FormField, from: FormField): boolean {
  const prototype: object = Object.getPrototypeOf(field)
  if (isChoice(field) && isChoice(from)) {
    return field.checked !== from.checked && Reflect.set(prototype, 'checked', from.checked, field)
  }
  return field.value !== from.value && Reflect.set(prototype, 'value', from.value, field)
}

/** The events of a browser; a click that no mouse makes changes nothing more. */
function tell(field: FormField): void {
  const isPicked = isChoice(field) || field instanceof HTMLSelectElement
  const events = [...(isChoice(field) ? ['click'] : []), 'input', ...(isPicked ? ['change'] : [])]
  for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** What is the same for a person: the field of that name, else what is called the same. */
function successorOf(
  focused: Element,
  next: HTMLFormElement,
  successors: Successors,
): HTMLElement | null | undefined {
  if (!isField(focused)) {
    const alike = [...next.querySelectorAll<HTMLElement>(focused.localName)]
    return alike.find(({ textContent }) => textContent === focused.textContent)
  }
  const successor = successors[focused.name]
  return successor
    ? next.querySelector<HTMLElement>(successor)
    : fieldsOf(next).find((field) => isSameField(field, focused))
}

function isField(element: Element): element is FormField {
  return element.matches('input, select, textarea')
}
