import { changePassword } from '@/client/api/member/account.ts'
import { toDigits } from '@/domain/account/account-fields.ts'
import type { TypedPassword } from '@/domain/account/password-change.ts'
import { FieldsRefused, type Proof } from '@/domain/account/recent-sign-in.ts'
import type { Tools } from './find-location.ts'
import { rememberPerson } from './profile.ts'
import { toRefusal } from './recent-sign-in.ts'

/** Wire names of the fields. */
export const passwordFields = ['current_password', 'otp', 'password', 're_password'] as const

/** Changes the password at the provider, or sets the first one. */
export async function changeOwnPassword(
  { client, queries }: Tools,
  { current_password, otp, password, re_password }: TypedPassword,
  proof: Proof | null,
): Promise<void> {
  const changed = await changePassword(client, {
    password,
    re_password,
    ...(proof === 'password' ? { current_password } : {}),
    ...(proof === 'otp' ? { otp: toDigits(otp) } : {}),
  }).catch((error: unknown) => {
    const refusal = toRefusal(error, passwordFields)
    // A password was set elsewhere meanwhile.
    if (refusal instanceof FieldsRefused && refusal.reasons.current_password)
      throw new FieldsRefused(refusal.reasons, 'password')
    throw refusal
  })
  for (const queryKey of changePassword.stale) void queries.invalidateQueries({ queryKey })
  await rememberPerson({ client, queries }, changed)
}
