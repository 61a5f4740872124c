'use client'

import type { ComponentType } from 'react'
import { metaOwner } from '@/domain/listing/listing-values.ts'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import { routes } from '@/domain/web/routes.ts'
import { MediaStep } from '@/features/listing-editor/steps/media-step.tsx'
import { type PlaceSearchProps, PlaceStep } from '@/features/listing-editor/steps/place-step.tsx'
import { SeoStep } from '@/features/listing-editor/steps/seo-step.tsx'
import type { EditorFacts } from '@/features/listing-editor/use-editor-facts.ts'
import { BasicsStep } from './basics-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { NearbyStep } from './nearby-step.tsx'
import { ReviewStep } from './review-step.tsx'

type PropertyStepViewProps = {
  step: string
  draft: string
  values: PropertyValues
  facts: EditorFacts
  isNew: boolean
  PlaceSearch: ComponentType<PlaceSearchProps>
  onPremium: (then: () => void) => void
}

/** Renders the open step. */
export function PropertyStepView(props: PropertyStepViewProps) {
  const { step, draft, values, facts, isNew, PlaceSearch, onPremium } = props
  switch (step) {
    case 'place':
      return <PlaceStep PlaceSearch={PlaceSearch} hasPrivacy isNew={isNew} />
    case 'details':
      return <DetailsStep facts={facts} draft={draft} />
    case 'nearby':
      return <NearbyStep facts={facts} />
    case 'media':
      return <MediaStep draft={draft} hasPanorama />
    case 'seo':
      return <SeoStep owner={metaOwner(draft)} before={`${location.host}${routes.property('')}`} />
    case 'review':
      return <ReviewStep values={values} facts={facts} />
    default:
      return <BasicsStep facts={facts} onPremium={onPremium} />
  }
}
