'use client'

import { useDeferredValue } from 'react'
import { useFormContext } from 'react-hook-form'
import { projectValues } from '@/client/api/member/own-projects.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { projectQuality } from '@/domain/listing/listing-quality.ts'
import { isSame } from '@/domain/listing/listing-values.ts'
import { projectFields, projectStepOf, projectSteps } from '@/domain/listing/project-draft.ts'
import {
  isPlanFilled,
  noProject,
  type ProjectValues,
  projectFaults,
} from '@/domain/listing/project-post.ts'
import { ListingFrame } from '@/features/listing-editor/listing-frame.tsx'
import { usePublishing } from '@/features/listing-editor/publishing/use-publishing.ts'
import { inFormOrder } from '@/features/listing-editor/steps/form-progress.ts'
import { PreviewPane } from '@/features/listing-editor/steps/preview-pane.tsx'
import { QualityCard } from '@/features/listing-editor/steps/quality-card.tsx'
import { type FieldsPlan, useListingFields } from '@/features/listing-editor/use-listing-fields.ts'
import { useListingFiles } from '@/features/listing-editor/use-listing-files.ts'
import type { ListingDraft } from '../drafts/use-listing-draft.ts'
import type { EditorFacts } from '../use-editor-facts.ts'
import { valueText } from '../value-text.ts'
import type { KnowingFormProps } from './form-props.ts'
import { PreviewCard } from './preview-card.tsx'
import { ProjectStepView } from './project-step-view.tsx'
import { projectLabel, projectValueText } from './project-words.ts'
import { usePlanFiles } from './use-plan-files.ts'

type ProjectFieldsProps = KnowingFormProps & { state: ListingDraft; firstStep: string }

const plan: FieldsPlan<ProjectValues> = {
  steps: projectSteps,
  fields: projectFields,
  stepOf: projectStepOf,
  empty: noProject,
}

/** Steps of the project editor. Reads values from the surrounding form. */
export function ProjectFields(props: ProjectFieldsProps) {
  const { facts, state: draft, draft: name, own, onBegun, PlaceSearch, firstStep } = props
  const text = useText()
  const form = useListingFields<ProjectValues>({ plan, draft, firstStep, onBegun })
  const { values, content, reasons, step } = form
  const { files, plans } = useProjectFiles(name, values)
  const faults = inFormOrder(projectFaults(values), projectFields)
  const isNew = own === null
  const wish = { kind: 'project', isPremium: false, isNew } as const
  const publishing = usePublishing({ draft, values, content, faults, files, wish })
  return (
    <ListingFrame
      {...{ plan, form, draft, files, publishing, faults, isNew }}
      isUnchanged={own !== null && isSame(values, projectValues(own))}
      labelOf={(field) => projectLabel(field, values, text)}
      tell={(field, value) => valueText(projectValueText, field, value, facts, text)}
      onChoose={draft.choose}
      aside={<Aside values={values} facts={facts} previewOf={files.previewOf} />}
    >
      <ProjectStepView
        {...{ step, values, facts, plans, reasons, isNew, PlaceSearch }}
        draft={name}
      />
    </ListingFrame>
  )
}

/** Uploads of the whole draft, independent of the open step. */
function useProjectFiles(draft: string, values: ProjectValues) {
  const files = useListingFiles(draft, 'plans')
  const { setValue } = useFormContext<ProjectValues>()
  const plans = usePlanFiles(draft, values.plans, (next) =>
    setValue('plans', next, { shouldDirty: true }),
  )
  return { files, plans }
}

type AsideProps = {
  values: ProjectValues
  facts: EditorFacts
  previewOf: (key: string) => string
}

/** Preview and quality hints. Both use deferred values to keep typing responsive. */
function Aside({ values: typed, facts, previewOf }: AsideProps) {
  const { t } = useText()
  const { user } = useSession()
  const values = useDeferredValue(typed)
  const quality = projectQuality(values, { plans: values.plans.filter(isPlanFilled).length })
  return (
    <PreviewPane title={t('posting.previewFolded')}>
      <PreviewCard values={values} facts={facts} owner={user?.name ?? ''} previewOf={previewOf} />
      <QualityCard quality={quality} most={MOST_HINTS} />
    </PreviewPane>
  )
}

const MOST_HINTS = 5
