import { newPasswordFaults, OTP_DIGITS } from './account-fields.ts'
import type { PasswordOwner } from './personal-password.ts'
import type { Proof } from './recent-sign-in.ts'
import type { SaidFault } from './said-faults.ts'

export type PasswordField = 'current_password' | 'otp' | 'password' | 're_password'

/** The form as typed; fields that are not asked for are empty. */
export type TypedPassword = Readonly<Record<PasswordField, string>>

/** What has to be mended before a password is changed; `proof` is null where none is asked for. */
export function passwordChangeFaults(
  typed: TypedPassword,
  proof: Proof | null,
  owner: PasswordOwner,
): Partial<Record<PasswordField, SaidFault>> {
  const { password, re_password } = newPasswordFaults(typed, owner)
  return {
    ...(proof === 'password' && typed.current_password === ''
      ? { current_password: 'passwordRequired' as const }
      : {}),
    ...(proof === 'otp' && digitsOf(typed.otp).length !== OTP_DIGITS
      ? { otp: 'otpRequired' as const }
      : {}),
    ...(password ? { password } : {}),
    ...(re_password ? { re_password } : {}),
  }
}

/** A code without the blanks that people type between its digits. */
export function digitsOf(code: string): string {
  return code.replace(/\D/g, '')
}
