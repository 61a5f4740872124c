/**
 * Remembers what somebody has typed and chosen in a form, and where the focus is, while it is
 * replaced by another with fields of the same names; answers how to put that into the new one.
 */
export function keepTyped(form: HTMLFormElement): (next: HTMLFormElement) => void {
  const inputs = [...form.querySelectorAll('input')]
  const changed = inputs.filter((input) => {
    return isChoice(input)
      ? input.checked !== input.defaultChecked
      : input.value !== input.defaultValue
  })
  const focused = inputs.find((input) => input === document.activeElement)
  return (next) => {
    for (const { name, value, type, checked } of changed) {
      const same = [...next.querySelectorAll('input')].filter((input) => input.name === name)
      const field = same.find((input) => !isChoice({ type }) || input.value === value)
      if (!field) continue
      if (isChoice(field)) field.checked = checked
      else field.value = value
    }
    if (focused) next.querySelector<HTMLElement>(selectorOf(focused))?.focus()
  }
}

function isChoice({ type }: Pick<HTMLInputElement, 'type'>): boolean {
  return type === 'radio' || type === 'checkbox'
}

function selectorOf(input: HTMLInputElement): string {
  const name = `input[name="${CSS.escape(input.name)}"]`
  return isChoice(input) ? `${name}[value="${CSS.escape(input.value)}"]` : name
}
