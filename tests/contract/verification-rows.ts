import { verificationField } from '@/tests/support/builders/verification.ts'
import { type Answers, MEMBERS, type PermissionRow } from './permission-row.ts'

/** The agent is verified already. */
const NOT_VERIFIED: Answers = [401, 200, 200, 409, 403, 200]

/** How somebody becomes a verified agent. */
export const VERIFICATION: readonly PermissionRow[] = [
  { id: 'getVerificationFields', of: '', answers: MEMBERS, ask: () => ({}) },
  {
    id: 'applyVerification',
    of: '',
    answers: NOT_VERIFIED,
    ask: async ({ db }) => {
      const id = await verificationField(db, { name: 'Licence', isRequired: false })
      return { body: { form_fields: [{ id, value: 'HH-20417' }] } }
    },
  },
  { id: 'getVerificationValues', of: '', answers: MEMBERS, ask: () => ({}) },
]
