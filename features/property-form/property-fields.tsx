'use client'

import { useDeferredValue, useEffect } from 'react'
import { propertyValues } from '@/client/api/listing-posts.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { propertyQuality } from '@/domain/listing-quality.ts'
import { isSame } from '@/domain/listing-values.ts'
import { propertyFields, propertyStepOf, propertySteps } from '@/domain/property-draft.ts'
import { noProperty, type PropertyValues, propertyFaults } from '@/domain/property-post.ts'
import { FaultSummary } from '@/features/listing-form/fault-summary.tsx'
import { formProgress, inFormOrder } from '@/features/listing-form/form-progress.ts'
import { FormSteps } from '@/features/listing-form/form-steps.tsx'
import { GoToContext } from '@/features/listing-form/go-to.ts'
import { PreviewPane } from '@/features/listing-form/preview-pane.tsx'
import { QualityCard } from '@/features/listing-form/quality-card.tsx'
import { SavedLine } from '@/features/listing-form/saved-line.tsx'
import { useBarredGate } from '@/features/listing-form/use-barred-gate.ts'
import { useFormStep } from '@/features/listing-form/use-form-step.ts'
import { type ListingFiles, useListingFiles } from '@/features/listing-form/use-listing-files.ts'
import { useWatchedForm } from '@/features/listing-form/use-watched-form.ts'
import { ListingGateDialog } from '@/features/listing-gate/listing-gate-dialog.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import type { KnowingFormProps } from './form-props.ts'
import { PreviewCard } from './preview-card.tsx'
import { PropertyDialogs } from './property-dialogs.tsx'
import { askedOf } from './property-post.ts'
import { PropertyStepView } from './property-step-view.tsx'
import { propertyLabel, toldOf } from './property-words.ts'
import { useAnswerFiles } from './use-answer-files.ts'
import type { PropertyDraft } from './use-property-draft.ts'
import type { PropertyFacts } from './use-property-facts.ts'

type PropertyFieldsProps = KnowingFormProps & { state: PropertyDraft; firstStep: string }

const progress = {
  steps: propertySteps,
  fields: propertyFields,
  stepOf: propertyStepOf,
  empty: noProperty,
}

/** The steps of a property, filled from the form around. */
export function PropertyFields(props: PropertyFieldsProps) {
  const { facts, state, draft: name, own, onBegun, PlaceSearch, firstStep } = props
  const { draft } = state
  const text = useText()
  const { t } = text
  const first = propertySteps.some((one) => one === firstStep) ? firstStep : 'basics'
  const { step, setStep, goTo } = useFormStep(first, propertyStepOf)
  const contentWith = (values: PropertyValues) => ({ ...draft.content, ...values, step })
  const { values, reasons } = useWatchedForm<PropertyValues>(draft.reasons, (now) => {
    onBegun()
    draft.change(contentWith(now))
  })
  const files = useListingFiles(name)
  useAnswerFiles(name)
  useEffect(() => state.lendFiles(files.fileOf))
  const faults = inFormOrder(propertyFaults(values, askedOf(values, facts)), propertyFields)
  const publish = () => draft.publish(contentWith(values), faults)
  const wish = { kind: 'property', isNew: own === null } as const
  const gate = useBarredGate(draft.isBarred, { ...wish, isPremium: values.is_premium }, publish)
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
            <FaultSummary
              reasons={inFormOrder(reasons, propertyFields)}
              labelOf={(field) => propertyLabel(field, facts, text)}
            />
            <FailedSend
              failure={draft.isBarred ? null : draft.failure}
              title={t('posting.sendFailed')}
              t={t}
              className="mb-6"
            />
          </>
        }
        aside={<Aside values={values} facts={facts} files={files} />}
        finish={
          <Button
            busy={draft.isPublishing || gate.isAsking}
            disabled={own !== null && isSame(values, propertyValues(own))}
            onClick={publish}
          >
            {t(own ? 'posting.save' : 'posting.publish')}
          </Button>
        }
        finishesAnywhere={own !== null}
      >
        <PropertyStepView
          {...{ step, values, facts, PlaceSearch }}
          draft={name}
          onPremium={(then) => gate.reach({ ...wish, isPremium: true }, then)}
        />
      </FormSteps>
      <PropertyDialogs facts={facts} state={state} mine={contentWith(values)} />
      <ListingGateDialog gate={gate} />
    </GoToContext>
  )
}

type AsideProps = { values: PropertyValues; facts: PropertyFacts; files: ListingFiles }

/** How it will look, and what would make it better; both follow what is typed when there is time. */
function Aside({ values: typed, facts, files }: AsideProps) {
  const { t } = useText()
  const values = useDeferredValue(typed)
  const quality = propertyQuality(values, {
    price: values.price,
    facilities: values.category_id === null ? null : toldOf(values, askedOf(values, facts)),
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
