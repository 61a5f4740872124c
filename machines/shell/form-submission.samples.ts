import type { Samples } from '@hearth/machine-lab/walk/samples'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { formSubmissionMachine } from './form-submission.machine.ts'

export const samples: Samples<typeof formSubmissionMachine> = {
  machine: formSubmissionMachine,
  inputs: {
    'the form opens': () => ({}),
    'the form asks for the password': () => ({ proof: 'password' as const }),
    'the form can be sent again and again': () => ({ staysOpen: true }),
  },
  events: {
    'the form is submitted': () => ({ type: 'form.submitted', faults: {} }),
    'the form is submitted with invalid fields': () => ({
      type: 'form.submitted',
      faults: { email: 'emailInvalid' },
    }),
    'a field is edited': () => ({ type: 'field.edited', field: 'email' }),
    'the form is opened again': () => ({ type: 'form.reset' }),
    'a code is requested': () => ({ type: 'code.requested' }),
  },
  outcomes: {
    submit: {
      'the form was accepted': () => ({ output: undefined }),
      'fields were refused': () => ({ error: new FieldsRefused({ email: 'emailTaken' }) }),
      'a code is required': () => ({ error: new RecentSignInRequired('otp') }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    requestCode: {
      'the code was sent': () => ({ output: undefined }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { staysOpen, proof, isCodeSent, reasons, failure } }) => ({
    staysOpen,
    proof,
    isCodeSent,
    isFailed: failure !== null,
    isInvalid: Object.values(reasons).some(Boolean),
  }),
}
