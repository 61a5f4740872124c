import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { type FormSubmissionOptions, formSubmission } from '@/client/flows/form-submission.ts'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import type { Reasons } from '@/machines/shell/form-submission.machine.ts'

export type Submission = {
  stage: 'ready' | 'submitting' | 'submitted'
  /** Errors by field, from validation or from the provider. */
  reasons: Reasons
  /** Rejected attempts so far. */
  refusals: number
  /** Error of the form as a whole; null unless the last attempt failed. */
  failure: unknown
  /** Proof required with the next attempt; null if none. */
  proof: Proof | null
  isCodeSent: boolean
  isRequestingCode: boolean
  /** Submits unless there are faults, one request at a time. */
  submit: (faults: Reasons) => void
  edit: (field: string) => void
  requestCode: () => void
  /** Opens a submitted form again, and clears its errors. */
  reset: () => void
}

type Options = FormSubmissionOptions & {
  /** Proof required from the start. */
  proof?: Proof | null
  /** The form can be submitted again and again. */
  staysOpen?: boolean
}

/** Runs the submission of a form: pending, invalid fields, failure, done. */
export function useSubmission(options: Options): Submission {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [machine] = useState(() =>
    formSubmission({
      fields: options.fields,
      submit: (proof) => latest.current.submit(proof),
      requestCode: options.requestCode && (async () => latest.current.requestCode?.()),
    }),
  )
  const { proof = null, staysOpen = false } = options
  const [state, send] = useActor(machine, { input: { proof, staysOpen } })
  const { reasons, refusals, failure } = state.context
  return {
    stage: state.hasTag('submitting')
      ? 'submitting'
      : state.hasTag('submitted')
        ? 'submitted'
        : 'ready',
    reasons,
    refusals,
    failure: state.hasTag('failed') ? failure : null,
    proof: state.context.proof,
    isCodeSent: state.context.isCodeSent,
    isRequestingCode: state.hasTag('requestingCode'),
    submit: (faults) => send({ type: 'form.submitted', faults }),
    edit: (field) => send({ type: 'field.edited', field }),
    requestCode: () => send({ type: 'code.requested' }),
    reset: () => send({ type: 'form.reset' }),
  }
}
