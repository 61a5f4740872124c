import type { Formats } from '@/client/text/formats.ts'
import type { Translator } from '@/client/text/translator.ts'
import type { EditedStructure } from '@/domain/structure/edited-structure.ts'
import {
  listOptionValues,
  optionKey,
  parseOptionKey,
  type StructureValues,
} from '@/domain/structure/structure-values.ts'

type Language = { code: string; name: string }

/** Name of a value: `en.name` is the name with its language, `option.12.de` an option. */
export function structureValueLabel(
  key: string,
  { t, languages, item }: { t: Translator; languages: readonly Language[]; item: EditedStructure },
): string {
  const option = parseOptionKey(key)
  const [code = '', field = ''] = option ? [option.part] : key.split('.')
  const language = languages.find((it) => it.code === code)
  if (option) {
    const name = item.values[optionKey(option.reference, item.language)] ?? ''
    const label = name ? t('admin.structure.optionNamed', { name }) : t('admin.structure.option')
    return language ? `${label} (${language.name})` : label
  }
  if (key === 'options') return t('admin.structure.options')
  const name = `admin.structure.field.${language ? field : key}`
  const label = t.has(name) ? t(name) : key
  return language ? `${label} (${language.name})` : label
}

/** A value as people read it; parameters stay numbers. */
export function structureValueText(
  key: string,
  values: StructureValues,
  { t, item }: { t: Translator; item: EditedStructure },
): string {
  const value = values[key] ?? ''
  if (key === 'options') {
    const names = listOptionValues({ ...item.values, ...values }).map(
      (option) => option.names[item.language] || option.reference,
    )
    return names.join(', ')
  }
  if (parseOptionKey(key)?.part === 'active') {
    return t(value === '0' ? 'admin.structure.retired' : 'admin.structure.offered')
  }
  if (key === 'is_required') return t(value === '1' ? 'admin.yes' : 'admin.no')
  return value
}

/** "Listings: 12 · Feed preferences: 3". */
export function usesInWords(
  uses: EditedStructure['uses'],
  { t, formats }: { t: Translator; formats: Formats },
): string {
  return uses
    .map(({ by, count }) => {
      const name = `admin.structure.use.${by}`
      return `${t.has(name) ? t(name) : by}: ${formats.number(count)}`
    })
    .join(' · ')
}

/** Reason for a refusal, by the provider's words of it. */
export function structureFault(reason: string | undefined, t: Translator): string | undefined {
  if (!reason) return undefined
  const known = FAULTS.find(([words]) => reason === words)
  return t(known ? known[1] : 'admin.structure.fault.other')
}

const FAULTS = [
  ['is required', 'admin.structure.fault.required'],
  ['is too long', 'admin.structure.fault.tooLong'],
  ['is taken', 'admin.structure.fault.taken'],
  ['is used', 'admin.structure.fault.used'],
  ['is there twice', 'admin.structure.fault.twice'],
  ['is the name of another option', 'admin.structure.fault.merge'],
  ['cannot change while it is used', 'admin.structure.fault.fixed'],
  ['needs a number', 'admin.structure.fault.number'],
  ['must have only letters, digits and hyphens', 'admin.structure.fault.slug'],
] as const
