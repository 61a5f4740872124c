import type { FaultKey } from '../text/fault-words.ts'
import { newPasswordFaults, OTP_DIGITS, toDigits } from './account-fields.ts'
import type { PasswordOwner } from './personal-password.ts'
import type { Proof } from './recent-sign-in.ts'

export type PasswordField = 'current_password' | 'otp' | 'password' | 're_password'

export type TypedPassword = Readonly<Record<PasswordField, string>>

/** `proof`: null if none is required. */
export function passwordChangeFaults(
  typed: TypedPassword,
  proof: Proof | null,
  owner: PasswordOwner,
): Partial<Record<PasswordField, FaultKey>> {
  const { password, re_password } = newPasswordFaults(typed, owner)
  return {
    ...(proof === 'password' && typed.current_password === ''
      ? { current_password: 'passwordRequired' as const }
      : {}),
    ...(proof === 'otp' && toDigits(typed.otp).length !== OTP_DIGITS
      ? { otp: 'otpRequired' as const }
      : {}),
    ...(password ? { password } : {}),
    ...(re_password ? { re_password } : {}),
  }
}
