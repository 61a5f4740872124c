import type { FieldValues } from 'react-hook-form'
import type { DraftContent, FieldReasons, ListingDraft } from './drafts/use-listing-draft.ts'
import { useWatchedForm } from './drafts/use-watched-form.ts'
import type { GoToField } from './steps/go-to.ts'
import { useFormStep } from './steps/use-form-step.ts'

export type FieldsPlan<Values extends FieldValues> = {
  steps: readonly [string, ...string[]]
  /** In form order. */
  fields: readonly (keyof Values & string)[]
  stepOf: (field: string) => string
  empty: Values
}

type FieldsOptions<Values extends FieldValues> = {
  plan: FieldsPlan<Values>
  draft: ListingDraft
  firstStep: string
  /** Called at every change. */
  onBegun: () => void
}

export type ListingFields<Values> = {
  values: Values
  /** Values and current step, as saved. */
  content: DraftContent
  reasons: FieldReasons
  step: string
  openStep: (step: string) => void
  goTo: GoToField
}

/** Connects the surrounding form to its draft. */
export function useListingFields<Values extends FieldValues>(
  options: FieldsOptions<Values>,
): ListingFields<Values> {
  const { plan, draft, firstStep, onBegun } = options
  const first = plan.steps.find((one) => one === firstStep) ?? plan.steps[0]
  const { step, setStep, goTo } = useFormStep(first, plan.stepOf)
  const contentWith = (values: Values): DraftContent => ({ ...draft.content, ...values, step })
  const { values, reasons } = useWatchedForm<Values>(draft.reasons, (now) => {
    onBegun()
    draft.change(contentWith(now))
  })
  const content = contentWith(values)
  const openStep = (next: string) => {
    setStep(next)
    if (draft.kept !== 'nothing') draft.change({ ...content, step: next })
  }
  return { values, content, reasons, step, openStep, goTo }
}
