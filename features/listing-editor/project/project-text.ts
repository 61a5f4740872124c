import type { Text } from '@/client/text/text.ts'
import { type ProjectValues, planField } from '@/domain/listing/project-post.ts'
import { isRecord } from '@/domain/values/records.ts'
import type { EditorFacts } from '../use-editor-facts.ts'
import { fieldLabel } from '../value-text.ts'

/** Label of a field or floor plan. */
export function projectLabel(field: string, { plans }: ProjectValues, text: Text): string {
  const at = plans.findIndex(({ key }) => planField(key) === field)
  if (at < 0) return fieldLabel(field, text)
  return plans[at]?.title.trim() || text.t('listingEditor.plan.floor', { number: at + 1 })
}

/** Display text of a field that only projects have. */
export function projectValueText(
  field: string,
  value: unknown,
  _: EditorFacts,
  { t }: Text,
): string | undefined {
  if (field === 'type')
    return t(
      value === 'under_construction'
        ? 'projects.page.under_construction'
        : 'projects.page.upcoming',
    )
  return field === 'plans' && Array.isArray(value) ? value.map(toTitle).join(', ') : undefined
}

function toTitle(plan: unknown): string {
  return isRecord(plan) ? String(plan.title ?? '') : ''
}
