'use client'

import { useText } from '@/client/text/text-context.tsx'
import { projectFields } from '@/domain/listing/project-draft.ts'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import { ReviewLines, saidFields } from '@/features/listing-editor/steps/review-lines.tsx'
import { projectLabel, projectValueText } from './project-words.ts'
import type { ProjectFacts } from './use-project-facts.ts'

/** Summary of all entered values. */
export function ReviewStep({ values, facts }: { values: ProjectValues; facts: ProjectFacts }) {
  const text = useText()
  return (
    <ReviewLines
      note={facts.note}
      fields={saidFields(values, projectFields, required)}
      labelOf={(field) => projectLabel(field, values, text)}
      tell={(field) => projectValueText(field, values[field], facts, text)}
    />
  )
}

const required = new Set([
  ...['title', 'category_id', 'type', 'description', 'address', 'city', 'state', 'country'],
  'pictures',
])
