import type { ParameterDefinition, ParameterEntry } from './property-post.ts'

/** `label` is in the reader's language; `value` is stored. */
export type ParameterOption = { value: string; label: string }

/** Options on offer, then chosen ones that are not offered any more. */
export function listOptions(
  { type_values, options = [] }: Pick<ParameterDefinition, 'type_values' | 'options'>,
  chosen: readonly string[] = [],
): ParameterOption[] {
  const labels = new Map(options.map((it) => [it.value, it.translated_value]))
  const offered = type_values ?? []
  const others = chosen.filter((value) => value !== '' && !offered.includes(value))
  return [...offered, ...others].map((value) => ({ value, label: labels.get(value) ?? value }))
}

/** Entry of a form in the reader's language. */
export function labelEntry(
  entry: Exclude<ParameterEntry, { key: string }>,
  options: readonly ParameterOption[],
): string | string[] {
  const label = (value: string) => options.find((it) => it.value === value)?.label ?? value
  return typeof entry === 'string' ? label(entry) : entry.map(label)
}
