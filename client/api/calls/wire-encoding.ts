/**
 * A form as the wire takes it: nested lists and objects in bracket notation (`plans[0][title]`),
 * files as parts, absent values left out, null as an empty text.
 */
export function encodeForm(body: unknown): FormData {
  const form = new FormData()
  if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body)) append(form, name, value)
  }
  return form
}

/** A query without empty values; lists are separated by commas. */
export function encodeQuery(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : formText(value ?? null)
    if (text !== '') params.append(name, text)
  }
  return params.toString()
}

function append(form: FormData, name: string, value: unknown): void {
  if (value instanceof Blob) form.append(name, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) append(form, `${name}[${key}]`, part)
  } else if (value !== undefined) form.append(name, formText(value))
}

/** A yes is the word, as `is_premium` and `has_property` want it; numbered flags are numbers. */
function formText(value: unknown): string {
  return value === null ? '' : String(value)
}
