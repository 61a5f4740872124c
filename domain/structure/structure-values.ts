/**
 * Values of an item as texts: `en.name` for translated fields, `slug` for others, `option.12.de` for
 * the name of an option, `option.12.active`, and `options` for their order. A new option has a
 * reference such as `new-1`.
 */
export type StructureValues = Readonly<Record<string, string>>

export type OptionValues = {
  reference: string
  /** Null for a new one. */
  id: number | null
  isActive: boolean
  /** By language code. */
  names: Readonly<Record<string, string>>
}

const OPTION_KEY = /^option\.(\d{1,10}|new-\d{1,4})\.(active|[a-z][a-z-]{1,19})$/i

export function optionKey(reference: string | number, part: string): string {
  return `option.${reference}.${part}`
}

/** Null for keys of other fields. */
export function parseOptionKey(key: string): { reference: string; part: string } | null {
  const [, reference = '', part = ''] = OPTION_KEY.exec(key) ?? []
  return reference ? { reference, part } : null
}

/** Parts of a list such as `options` or `parameters`, each once. */
export function parseReferences(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',').filter((part) => part !== ''))]
}

/** In order. */
export function listOptionValues(values: StructureValues): OptionValues[] {
  const names = new Map<string, Record<string, string>>()
  for (const [key, text] of Object.entries(values)) {
    const option = parseOptionKey(key)
    if (!option || option.part === 'active') continue
    names.set(option.reference, { ...names.get(option.reference), [option.part]: text })
  }
  return parseReferences(values.options).map((reference) => ({
    reference,
    id: reference.startsWith('new-') ? null : Number(reference),
    isActive: values[optionKey(reference, 'active')] !== '0',
    names: names.get(reference) ?? {},
  }))
}
