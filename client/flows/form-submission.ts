import { fromPromise } from 'xstate'
import { type Proof, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { formSubmissionMachine } from '@/machines/shell/form-submission.machine.ts'
import { toRefusal } from './recent-sign-in.ts'

export type FormSubmissionOptions = {
  /** Wire names of the fields; errors of other fields fail the form as a whole. */
  fields: readonly string[]
  /** Reads the fields and sends them. */
  submit: (proof: Proof | null) => Promise<void>
  /** Sends a code that proves the member; absent if the form has no field for a proof. */
  requestCode?: (() => Promise<void>) | undefined
}

/** Submission of one form to the provider. */
export function formSubmission({ fields, submit, requestCode }: FormSubmissionOptions) {
  return formSubmissionMachine.provide({
    actors: {
      submit: fromPromise<void, Proof | null>(({ input }) =>
        submit(input).catch((error: unknown) => {
          const refusal = toRefusal(error, fields)
          throw refusal instanceof RecentSignInRequired && !requestCode ? error : refusal
        }),
      ),
      ...(requestCode ? { requestCode: fromPromise<void, void>(requestCode) } : {}),
    },
  })
}
