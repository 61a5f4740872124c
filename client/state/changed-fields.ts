export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** True if a field's value differs from its default. */
export function isChanged(field: FormField): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
    return field.value !== first?.value
  }
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** True for radio buttons and checkboxes. */
export function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
}

/** Form controls inside the form element. */
export function listFields(form: HTMLFormElement): FormField[] {
  return [...form.querySelectorAll<FormField>('input, select, textarea')]
}
