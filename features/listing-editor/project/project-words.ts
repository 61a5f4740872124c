import type { Text } from '@/client/text/text.ts'
import { type ProjectValues, planField } from '@/domain/listing/project-post.ts'
import { isRecord } from '@/domain/web/records.ts'
import type { ProjectFacts } from './use-project-facts.ts'

/** Label of a field or floor plan. */
export function projectLabel(field: string, values: ProjectValues, { t }: Text): string {
  const at = values.plans.findIndex(({ key }) => planField(key) === field)
  if (at >= 0) return values.plans[at]?.title.trim() || t('posting.plan.floor', { number: at + 1 })
  const key = `posting.field.${field.split('.')[0]}`
  return t.has(key) ? t(key) : field
}

/** Display text of a field value. */
export function projectValueText(
  field: string,
  value: unknown,
  facts: ProjectFacts,
  { t }: Text,
): string {
  if (value === null || value === undefined || value === '') return t('posting.nothing')
  if (field === 'category_id')
    return facts.categories.find(({ id }) => id === value)?.category ?? String(value)
  if (field === 'type')
    return t(value === 'under_construction' ? 'project.under_construction' : 'project.upcoming')
  if (field === 'plans' && Array.isArray(value)) return value.map(titleOf).join(', ')
  if (Array.isArray(value)) return t('posting.files', { count: value.length })
  if (!isRecord(value)) return String(value)
  if (field === 'position') return `${value.latitude}, ${value.longitude}`
  return t('posting.files', { count: 1 })
}

function titleOf(plan: unknown): string {
  return isRecord(plan) ? String(plan.title ?? '') : ''
}
