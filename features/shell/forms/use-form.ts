import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { stringOrEmpty } from '@/domain/values/records.ts'
import type { Reasons } from '@/machines/shell/form-submission.machine.ts'
import { useFormDraft } from './use-form-draft.ts'
import { type Submission, useSubmission } from './use-submission.ts'

type FormOptions<Values> = {
  /** Names of the fields; errors of others concern the whole form. */
  fields: readonly string[]
  read: (data: FormData) => Values
  /** Returns no errors if the values are valid. */
  validate: (values: Values, proof: Proof | null) => Reasons
  /** Errors thrown are shown: at their fields, or for the whole form. */
  submit: (values: Values, proof: Proof | null) => Promise<void>
  /** Follows an accepted form, unless it stays open or is no longer on the page. */
  onSubmitted?: (values: Values) => void
  draft?: FormDraft
  /** Proof required from the start. */
  proof?: Proof | null
  /** The form can be submitted again and again. */
  staysOpen?: boolean
  /** Sends a code, in forms with a `proof` field. */
  requestCode?: () => Promise<void>
}

/** Stored until submitted; secrets are never in it. */
type FormDraft = { name: string; fields: readonly string[]; asksFirst: boolean }

export type Form = Omit<Submission, 'stage'> & {
  /** `starting` until hydrated. */
  stage: 'starting' | Submission['stage']
  /** Props of the form element. */
  props: FormProps
}

export type FormProps = {
  ref: RefObject<HTMLFormElement | null>
  noValidate: true
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onChange: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Form with uncontrolled fields: input typed before hydration counts, and values stay until the
 * provider accepts them. Focuses the first invalid field, and the code's field once it is sent.
 */
export function useForm<Values>(options: FormOptions<Values>): Form {
  const { read, validate, submit, onSubmitted, draft, ...rest } = options
  const ref = useRef<HTMLFormElement>(null)
  const values = () => read(ref.current ? new FormData(ref.current) : new FormData())
  const submission = useSubmission({ ...rest, submit: (proof) => submit(values(), proof) })
  const element = useFormElement({
    ref,
    submission,
    draft,
    onSubmit: () => submission.submit(validate(values(), submission.proof)),
  })
  const isSubmitted = submission.stage === 'submitted'
  const follow = useEffectEvent(() => onSubmitted?.(values()))
  useEffect(() => {
    if (isSubmitted) follow()
  }, [isSubmitted])
  return { ...submission, ...element }
}

type FormElementOptions = {
  ref: RefObject<HTMLFormElement | null>
  submission: Pick<Submission, 'stage' | 'reasons' | 'refusals' | 'edit'> &
    Partial<Pick<Submission, 'proof' | 'isCodeSent' | 'isRequestingCode'>>
  draft?: FormDraft | undefined
  onSubmit: (data: FormData) => void
}

/** Connects a form element to the machine that submits it. */
export function useFormElement(options: FormElementOptions): Pick<Form, 'stage' | 'props'> {
  const { ref, submission, draft, onSubmit } = options
  const { stage, refusals, proof, reasons, edit, isCodeSent, isRequestingCode } = submission
  const [isStarting, setStarting] = useState(true)
  useEffect(() => setStarting(false), [])
  const keep = useFormDraft({
    ...(draft ?? { name: '', fields: [], asksFirst: true }),
    form: ref,
    isSent: stage === 'submitted',
  })
  const getFieldName = (element: Element) => {
    const name = element.getAttribute('name') ?? ''
    return name === 'proof' ? (proof ?? name) : name
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rejected attempt
  useEffect(() => {
    if (refusals === 0) return
    const invalid = [...(ref.current?.elements ?? [])].find((field) => reasons[getFieldName(field)])
    if (invalid instanceof HTMLElement) invalid.focus()
  }, [refusals])
  const isCodeDue = isCodeSent && !isRequestingCode
  useEffect(() => {
    if (isCodeDue) ref.current?.querySelector<HTMLElement>('[name=proof]')?.focus()
  }, [ref, isCodeDue])
  return {
    stage: isStarting ? 'starting' : stage,
    props: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      },
      onChange({ target }) {
        if (draft) keep()
        const field = target instanceof Element ? getFieldName(target) : ''
        if (reasons[field]) edit(field)
      },
    },
  }
}

/** Reads fields as texts; a missing field is ''. */
export function textReader<Field extends string>(fields: readonly Field[]) {
  return (data: FormData): Readonly<Record<Field, string>> =>
    Object.assign({}, ...fields.map((field) => ({ [field]: textIn(data, field) })))
}

export function textIn(data: FormData, name: string): string {
  return stringOrEmpty(data.get(name))
}
