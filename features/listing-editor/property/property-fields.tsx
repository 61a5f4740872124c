'use client'

import { useDeferredValue } from 'react'
import { propertyValues } from '@/client/api/member/listing-posts.ts'
import { useText } from '@/client/text/text-context.tsx'
import { propertyQuality } from '@/domain/listing/listing-quality.ts'
import { isSame } from '@/domain/listing/listing-values.ts'
import { propertyFields, propertyStepOf, propertySteps } from '@/domain/listing/property-draft.ts'
import {
  askedParameters,
  noProperty,
  type PropertyValues,
  propertyFaults,
  withAskedParameters,
} from '@/domain/listing/property-post.ts'
import { ListingFrame } from '@/features/listing-editor/listing-frame.tsx'
import { usePublishing } from '@/features/listing-editor/publishing/use-publishing.ts'
import { inFormOrder } from '@/features/listing-editor/steps/form-progress.ts'
import { PreviewPane } from '@/features/listing-editor/steps/preview-pane.tsx'
import { QualityCard } from '@/features/listing-editor/steps/quality-card.tsx'
import { type FieldsPlan, useListingFields } from '@/features/listing-editor/use-listing-fields.ts'
import { type ListingFiles, useListingFiles } from '@/features/listing-editor/use-listing-files.ts'
import type { ListingDraft } from '../drafts/use-listing-draft.ts'
import type { EditorFacts } from '../use-editor-facts.ts'
import { valueText } from '../value-text.ts'
import type { KnowingFormProps } from './form-props.ts'
import { PreviewCard } from './preview-card.tsx'
import { PropertyDuplicates } from './property-duplicates.tsx'
import { PropertyStepView } from './property-step-view.tsx'
import { propertyLabel, propertyValueText, toldOf } from './property-words.ts'
import { useAnswerFiles } from './use-answer-files.ts'

type PropertyFieldsProps = KnowingFormProps & { state: ListingDraft; firstStep: string }

const plan: FieldsPlan<PropertyValues> = {
  steps: propertySteps,
  fields: propertyFields,
  stepOf: propertyStepOf,
  empty: noProperty,
}

/** Steps of the property editor. Reads values from the surrounding form. */
export function PropertyFields(props: PropertyFieldsProps) {
  const { facts, state: draft, draft: name, own, onBegun, PlaceSearch, firstStep } = props
  const text = useText()
  const form = useListingFields<PropertyValues>({ plan, draft, firstStep, onBegun })
  const { values, content, step } = form
  const files = useListingFiles(name, 'parameters')
  useAnswerFiles(name)
  const faults = inFormOrder(
    propertyFaults(values, askedParameters(values, facts.categories)),
    propertyFields,
  )
  const isNew = own === null
  const wish = { kind: 'property', isPremium: values.is_premium, isNew } as const
  const sent = withAskedParameters(values, facts.categories)
  const publishing = usePublishing({ draft, values: sent, content, faults, files, wish })
  return (
    <ListingFrame
      {...{ plan, form, draft, files, publishing, faults, isNew }}
      isUnchanged={own !== null && isSame(values, propertyValues(own))}
      labelOf={(field) => propertyLabel(field, facts, text)}
      tell={(field, value) => valueText(propertyValueText, field, value, facts, text)}
      onChoose={draft.choose}
      aside={<Aside values={values} facts={facts} files={files} />}
    >
      <PropertyStepView
        {...{ step, values, facts, isNew, PlaceSearch }}
        draft={name}
        onPremium={(then) => publishing.gate.reach({ ...wish, isPremium: true }, then)}
      />
      <PropertyDuplicates draft={draft} />
    </ListingFrame>
  )
}

type AsideProps = { values: PropertyValues; facts: EditorFacts; files: ListingFiles }

/** Preview and quality hints. Both use deferred values to keep typing responsive. */
function Aside({ values: typed, facts, files }: AsideProps) {
  const { t } = useText()
  const values = useDeferredValue(typed)
  const quality = propertyQuality(values, {
    price: values.price,
    facilities:
      values.category_id === null
        ? null
        : toldOf(values, askedParameters(values, facts.categories)),
    nearby: Object.values(values.facilities).filter((distance) => distance !== null).length,
    hasPanorama: values.panorama !== null,
  })
  return (
    <PreviewPane title={t('posting.previewFolded')}>
      <PreviewCard values={values} facts={facts} previewOf={files.previewOf} />
      <QualityCard quality={quality} most={MOST_HINTS} />
    </PreviewPane>
  )
}

const MOST_HINTS = 5
