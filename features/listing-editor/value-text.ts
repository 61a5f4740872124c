import type { Text } from '@/client/text/text.ts'
import { isRecord } from '@/domain/values/records.ts'
import type { EditorFacts } from './use-editor-facts.ts'

type ValueText = (
  field: string,
  value: unknown,
  facts: EditorFacts,
  text: Text,
) => string | undefined

/** Display text of a value; `ofKind` answers for fields of one kind of listing. */
export function valueText(
  ofKind: ValueText,
  field: string,
  value: unknown,
  facts: EditorFacts,
  text: Text,
): string {
  const { t } = text
  if (value === null || value === undefined || value === '') return t('listingEditor.nothing')
  const own = ofKind(field, value, facts, text)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return t(value ? 'listingEditor.yes' : 'listingEditor.no')
  if (field === 'category_id')
    return facts.categories.find(({ id }) => id === value)?.category ?? String(value)
  if (Array.isArray(value)) return t('listingEditor.files', { count: value.length })
  if (!isRecord(value)) return String(value)
  if (field === 'position') return `${value.latitude}, ${value.longitude}`
  return t('listingEditor.files', { count: 1 })
}

/** Label of a field, or of its group. */
export function fieldLabel(field: string, { t }: Text): string {
  const [group = field] = field.split('.')
  const key = `listingEditor.field.${group}`
  return t.has(key) ? t(key) : group
}
