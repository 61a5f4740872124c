export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether somebody, or something, has given a field another value than the page did. */
export function isChanged(field: FormField): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
    return field.value !== first?.value
  }
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** A field of which one value is chosen or not. */
export function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
}

/** What can be filled in, inside the form itself. */
export function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.querySelectorAll<FormField>('input, select, textarea')]
}
