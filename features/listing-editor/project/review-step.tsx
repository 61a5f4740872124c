'use client'

import { useText } from '@/client/text/text-context.tsx'
import { projectFields } from '@/domain/listing/project-draft.ts'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import { ReviewLines, saidFields } from '@/features/listing-editor/steps/review-lines.tsx'
import type { EditorFacts } from '../use-editor-facts.ts'
import { valueText } from '../value-text.ts'
import { projectLabel, projectValueText } from './project-words.ts'

/** Summary of all entered values. */
export function ReviewStep({ values, facts }: { values: ProjectValues; facts: EditorFacts }) {
  const text = useText()
  return (
    <ReviewLines
      note={facts.settings.text_property_submission ?? ''}
      fields={saidFields(values, projectFields, required)}
      labelOf={(field) => projectLabel(field, values, text)}
      tell={(field) => valueText(projectValueText, field, values[field], facts, text)}
    />
  )
}

const required = new Set([
  ...['title', 'category_id', 'type', 'description', 'address', 'city', 'state', 'country'],
  'pictures',
])
