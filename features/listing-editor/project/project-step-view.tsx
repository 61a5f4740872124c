'use client'

import type { ComponentType } from 'react'
import { metaOwner } from '@/domain/listing/listing-values.ts'
import type { ProjectValues } from '@/domain/listing/project-post.ts'
import { routes } from '@/domain/web/routes.ts'
import type { FieldReasons } from '@/features/listing-editor/drafts/use-listing-draft.ts'
import { MediaStep } from '@/features/listing-editor/steps/media-step.tsx'
import { type PlaceSearchProps, PlaceStep } from '@/features/listing-editor/steps/place-step.tsx'
import { SeoStep } from '@/features/listing-editor/steps/seo-step.tsx'
import type { EditorFacts } from '@/features/listing-editor/use-editor-facts.ts'
import { BasicsStep } from './basics-step.tsx'
import { FloorPlans } from './floor-plans.tsx'
import { ReviewStep } from './review-step.tsx'
import type { PlanFiles } from './use-plan-files.ts'

type ProjectStepViewProps = {
  step: string
  draft: string
  values: ProjectValues
  facts: EditorFacts
  plans: PlanFiles
  reasons: FieldReasons
  isNew: boolean
  PlaceSearch: ComponentType<PlaceSearchProps>
}

/** Renders the open step. */
export function ProjectStepView(props: ProjectStepViewProps) {
  const { step, draft, values, facts, plans, reasons, isNew, PlaceSearch } = props
  switch (step) {
    case 'place':
      return <PlaceStep PlaceSearch={PlaceSearch} hasPrivacy={false} isNew={isNew} />
    case 'media':
      return <MediaStep draft={draft} hasPanorama={false} />
    case 'plans':
      return <FloorPlans files={plans} reasons={reasons} />
    case 'seo':
      return <SeoStep owner={metaOwner(draft)} before={`${location.host}${routes.project('')}`} />
    case 'review':
      return <ReviewStep values={values} facts={facts} />
    default:
      return <BasicsStep facts={facts} />
  }
}
