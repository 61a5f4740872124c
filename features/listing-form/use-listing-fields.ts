import type { FieldValues } from 'react-hook-form'
import type { GoToField } from './go-to.ts'
import { useFormStep } from './use-form-step.ts'
import type { DraftContent, FieldReasons, ListingDraft } from './use-listing-draft.ts'
import { useWatchedForm } from './use-watched-form.ts'

/** How a kind of listing is asked for. */
export type FieldsPlan<Values extends FieldValues> = {
  /** One begins with the first of them. */
  steps: readonly [string, ...string[]]
  /** In the order of the form. */
  fields: readonly (keyof Values & string)[]
  stepOf: (field: string) => string
  /** What a form begins with. */
  empty: Values
}

type FieldsOptions<Values extends FieldValues> = {
  plan: FieldsPlan<Values>
  draft: ListingDraft
  firstStep: string
  /** The first change was written. */
  onBegun: () => void
}

export type ListingFields<Values> = {
  values: Values
  /** What the draft keeps: the values, and the step that is open. */
  content: DraftContent
  reasons: FieldReasons
  step: string
  openStep: (step: string) => void
  goTo: GoToField
}

/** The fields of the form around: every change is told to the draft, with the step that is open. */
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
