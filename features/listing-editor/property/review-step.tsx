'use client'

import { useText } from '@/client/text/text-context.tsx'
import { propertyFields } from '@/domain/listing/property-draft.ts'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import { Price } from '@/features/listing-card/price.tsx'
import { ReviewLines, saidFields } from '@/features/listing-editor/steps/review-lines.tsx'
import type { EditorFacts } from '../use-editor-facts.ts'
import { valueText } from '../value-text.ts'
import { propertyLabel, propertyValueText } from './property-words.ts'

/** Summary of all entered values. */
export function ReviewStep({ values, facts }: { values: PropertyValues; facts: EditorFacts }) {
  const text = useText()
  const said = saidFields(values, propertyFields, required)
  return (
    <ReviewLines
      note={facts.settings.text_property_submission ?? ''}
      fields={said.filter((field) => field !== 'rentduration' || values.property_type === 'rent')}
      labelOf={(field) => propertyLabel(field, facts, text)}
      tell={(field) =>
        field === 'price' && values.price !== null ? (
          <Price amount={values.price} formats={text.formats} />
        ) : (
          valueText(propertyValueText, field, values[field], facts, text)
        )
      }
    />
  )
}

const required = new Set(['title', 'category_id', 'price', 'description', 'address', 'pictures'])
