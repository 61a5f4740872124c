import { type Answers, allStaff, MEMBERS, type PermissionRow, row } from './permission-row.ts'

/** What only staff set up. */
const STAFF: Answers = [401, 403, 403, 403, 403, 200]
/** Nobody has one yet. */
const OFF: Answers = [401, 409, 409, 409, 403, 409]

/** Everything under /ext/account/second-factor. */
export const SECOND_FACTOR: readonly PermissionRow[] = [
  row('getSecondFactor', MEMBERS),
  { ...row('beginSecondFactor', STAFF, () => ({ body: {} })), staff: allStaff(200) },
  {
    ...row(
      'confirmSecondFactor',
      [401, 403, 403, 403, 403, 409],
      () => ({ body: { code: '123456' } }),
      'before it was begun',
    ),
    staff: allStaff(409),
  },
  row('endSecondFactor', OFF, () => ({ body: {} }), 'while it is off'),
  row('renewRecoveryCodes', OFF, () => ({ body: {} }), 'while it is off'),
  row(
    'answerSecondFactor',
    [404, 404, 404, 404, 404, 404],
    () => ({ body: { challenge: `1.${'x'.repeat(43)}`, code: '123456' } }),
    'without the challenge of a sign-in',
  ),
]
