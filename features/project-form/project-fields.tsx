'use client'

import { useDeferredValue, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { projectValues } from '@/client/api/own-projects.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { projectQuality } from '@/domain/listing-quality.ts'
import { isSame } from '@/domain/listing-values.ts'
import { projectFields, projectStepOf, projectSteps } from '@/domain/project-draft.ts'
import {
  isPlanFilled,
  noProject,
  type ProjectValues,
  projectFaults,
} from '@/domain/project-post.ts'
import { FaultSummary } from '@/features/listing-form/fault-summary.tsx'
import { formProgress, inFormOrder } from '@/features/listing-form/form-progress.ts'
import { FormSteps } from '@/features/listing-form/form-steps.tsx'
import { GoToContext } from '@/features/listing-form/go-to.ts'
import { PreviewPane } from '@/features/listing-form/preview-pane.tsx'
import { QualityCard } from '@/features/listing-form/quality-card.tsx'
import { SavedLine } from '@/features/listing-form/saved-line.tsx'
import { useBarredGate } from '@/features/listing-form/use-barred-gate.ts'
import { useFormStep } from '@/features/listing-form/use-form-step.ts'
import { useListingFiles } from '@/features/listing-form/use-listing-files.ts'
import { useWatchedForm } from '@/features/listing-form/use-watched-form.ts'
import { VersionDialog } from '@/features/listing-form/version-dialog.tsx'
import { ListingGateDialog } from '@/features/listing-gate/listing-gate-dialog.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import type { KnowingFormProps } from './form-props.ts'
import { PreviewCard } from './preview-card.tsx'
import { ProjectStepView } from './project-step-view.tsx'
import { projectLabel, projectValueText } from './project-words.ts'
import { usePlanFiles } from './use-plan-files.ts'
import type { ProjectDraft } from './use-project-draft.ts'
import type { ProjectFacts } from './use-project-facts.ts'

type ProjectFieldsProps = KnowingFormProps & { state: ProjectDraft; firstStep: string }

const progress = {
  steps: projectSteps,
  fields: projectFields,
  stepOf: projectStepOf,
  empty: noProject,
}

/** The steps of a project, filled from the form around. */
export function ProjectFields(props: ProjectFieldsProps) {
  const { facts, state, draft: name, own, onBegun, PlaceSearch, firstStep } = props
  const { draft } = state
  const text = useText()
  const { t } = text
  const first = projectSteps.some((one) => one === firstStep) ? firstStep : 'basics'
  const { step, setStep, goTo } = useFormStep(first, projectStepOf)
  const contentWith = (values: ProjectValues) => ({ ...draft.content, ...values, step })
  const { values, reasons } = useWatchedForm<ProjectValues>(draft.reasons, (now) => {
    onBegun()
    draft.change(contentWith(now))
  })
  const { files, plans } = useProjectFiles(name, values, state)
  const faults = inFormOrder(projectFaults(values), projectFields)
  const publish = () => draft.publish(contentWith(values), faults)
  const wish = { kind: 'project', isPremium: false, isNew: own === null } as const
  const gate = useBarredGate(draft.isBarred, wish, publish)
  const labelOf = (field: string) => projectLabel(field, values, text)
  return (
    <GoToContext value={goTo}>
      <FormSteps
        steps={formProgress({ ...progress, values, faults, reasons }, t)}
        current={step}
        onStep={(next) => {
          setStep(next)
          if (draft.kept !== 'nothing') draft.change({ ...contentWith(values), step: next })
        }}
        saved={<SavedLine {...draft} />}
        notices={
          <>
            <FaultSummary reasons={inFormOrder(reasons, projectFields)} labelOf={labelOf} />
            <FailedSend
              failure={draft.isBarred ? null : draft.failure}
              title={t('posting.sendFailed')}
              t={t}
              className="mb-6"
            />
          </>
        }
        aside={<Aside values={values} facts={facts} previewOf={files.previewOf} />}
        finish={
          <Button
            busy={draft.isPublishing || gate.isAsking}
            disabled={own !== null && isSame(values, projectValues(own))}
            onClick={publish}
          >
            {t(own ? 'posting.save' : 'posting.publish')}
          </Button>
        }
        finishesAnywhere={own !== null}
      >
        <ProjectStepView {...{ step, values, facts, plans, reasons, PlaceSearch }} draft={name} />
      </FormSteps>
      {draft.other ? (
        <VersionDialog
          mine={contentWith(values)}
          other={draft.other}
          fields={projectFields}
          labelOf={labelOf}
          tell={(field, value) => projectValueText(field, value, facts, text)}
          onChoose={state.choose}
        />
      ) : null}
      <ListingGateDialog gate={gate} />
    </GoToContext>
  )
}

/** Everything of the draft that is on its way, whichever step is open. */
function useProjectFiles(draft: string, values: ProjectValues, { lendFiles }: ProjectDraft) {
  const files = useListingFiles(draft)
  const { setValue } = useFormContext<ProjectValues>()
  const plans = usePlanFiles(draft, values.plans, (next) =>
    setValue('plans', next, { shouldDirty: true }),
  )
  useEffect(() => lendFiles(files.fileOf))
  return { files, plans }
}

type AsideProps = {
  values: ProjectValues
  facts: ProjectFacts
  previewOf: (key: string) => string
}

/** How it will look, and what would make it better; both follow what is typed when there is time. */
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
