import { useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import type { FormValues } from '@/client/flows/listing-editor/posting.ts'
import type { DraftContent, FieldReasons, ListingDraft } from '../drafts/use-listing-draft.ts'
import type { EditorKind } from '../editor-kind.ts'
import type { GoToField } from '../steps/go-to.ts'
import { useFormStep } from '../steps/use-form-step.ts'
import { useWatchedForm } from './use-watched-form.ts'

type Options<Kind extends DraftKind> = {
  kind: EditorKind<Kind>
  draft: ListingDraft
  /** Called at every change. */
  onChange: () => void
}

export type DraftForm<Kind extends DraftKind> = {
  form: UseFormReturn
  values: FormValues<Kind>
  /** Values and current step, as saved. */
  content: DraftContent
  reasons: FieldReasons
  step: string
  visited: ReadonlySet<string>
  openStep: (step: string) => void
  goTo: GoToField
}

/** Form of a draft: every change goes to the draft. */
export function useDraftForm<Kind extends DraftKind>(options: Options<Kind>): DraftForm<Kind> {
  const { kind, draft, onChange } = options
  // Read once as initial values; later changes flow from the form to the draft.
  const [begun] = useState(draft.content)
  const [defaultValues] = useState(() => kind.fromContent(begun))
  const form = useForm<FieldValues>({ defaultValues })
  const first = kind.steps.find((one) => one === begun.step) ?? kind.steps[0]
  const { step, visited, setStep, goTo } = useFormStep(first, kind.stepOf)
  const toContent = (values: FormValues<Kind>): DraftContent => ({
    ...draft.content,
    ...values,
    step,
  })
  const { values, reasons } = useWatchedForm({
    form,
    refused: draft.reasons,
    toValues: kind.fromContent,
    onChange(now) {
      onChange()
      draft.change(toContent(now))
    },
  })
  const content = toContent(values)
  const openStep = (next: string) => {
    setStep(next)
    if (draft.kept !== 'nothing') draft.change({ ...content, step: next })
  }
  return { form, values, content, reasons, step, visited, openStep, goTo }
}
