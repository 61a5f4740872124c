import { isBlank } from '../text/blank-text.ts'
import type { FaultKey } from '../text/fault-words.ts'
import { looksLikeEmail } from './email-address.ts'
import { isPersonalPassword, type PasswordOwner } from './personal-password.ts'

export type AccountField = 'name' | 'email' | 'mobile' | 'password' | 're_password' | 'otp'

export type AccountFaults<Field extends AccountField = AccountField> = Partial<
  Record<Field, FaultKey>
>

type Values<Field extends AccountField> = Readonly<Record<Field, string>>

/** From the specification. */
const PASSWORD_SHORTEST = 6
export const OTP_DIGITS = 6

/** Max characters. */
export const accountMaxLengths: Record<AccountField, number> = {
  name: 120,
  email: 254,
  mobile: 60,
  password: 128,
  re_password: 128,
  otp: 6,
}

export function signInFaults(typed: Values<'email' | 'password'>): AccountFaults {
  const email = isBlank(typed.email) ? 'usernameRequired' : emailFault(typed.email)
  return only({ email, password: passwordFault(typed.password) })
}

export function registerFaults(
  typed: Values<'name' | 'email' | 'password' | 're_password'>,
): AccountFaults {
  return only({
    name: isBlank(typed.name) ? 'nameRequired' : undefined,
    email: emailFault(typed.email),
    ...newPasswordFaults(typed, typed),
  })
}

export function emailFaults(typed: Values<'email'>): AccountFaults {
  return only({ email: emailFault(typed.email) })
}

/** Only the provider checks for common passwords. */
export function newPasswordFaults(
  typed: Values<'password' | 're_password'>,
  owner: PasswordOwner = {},
): AccountFaults {
  const isPersonal = isPersonalPassword(typed.password, owner)
  const password = passwordFault(typed.password) ?? (isPersonal ? 'passwordPersonal' : undefined)
  const differs = !password && typed.re_password !== typed.password
  return only({ password, re_password: differs ? 'passwordsDiffer' : undefined })
}

/** People type blanks between digits. */
export function toDigits(code: string): string {
  return code.replace(/\D/g, '')
}

function emailFault(email: string): FaultKey | undefined {
  if (isBlank(email)) return 'emailRequired'
  return looksLikeEmail(email.trim()) ? undefined : 'emailInvalid'
}

function passwordFault(password: string): FaultKey | undefined {
  if (password === '') return 'passwordRequired'
  return [...password].length < PASSWORD_SHORTEST ? 'passwordShort' : undefined
}

function only(found: Partial<Record<AccountField, FaultKey | undefined>>): AccountFaults {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}
