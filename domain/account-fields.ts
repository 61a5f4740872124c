import { looksLikeEmail } from './email-address.ts'

/** A field of the forms of an account, as typed. */
export type AccountField = 'name' | 'email' | 'mobile' | 'password' | 're_password' | 'otp'

/** What is wrong with a field; each fault has one sentence in the specification, section 5. */
export type AccountFault =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordsDiffer'
  | 'otpRequired'

export type AccountFaults<Field extends AccountField = AccountField> = Partial<
  Record<Field, AccountFault>
>

type Values<Field extends AccountField> = Readonly<Record<Field, string>>

/** In characters, as the specification says. */
const PASSWORD_SHORTEST = 6
export const OTP_DIGITS = 6

/** The longest that is taken, in characters. */
export const accountLongest: Record<AccountField, number> = {
  name: 120,
  email: 254,
  mobile: 25,
  password: 128,
  re_password: 128,
  otp: 6,
}

/** What has to be mended before signing in with a password. */
export function signInFaults(typed: Values<'email' | 'password'>): AccountFaults {
  return only({ email: emailFault(typed.email), password: passwordFault(typed.password) })
}

/** What has to be mended before an account is opened. */
export function registerFaults(
  typed: Values<'name' | 'email' | 'password' | 're_password'>,
): AccountFaults {
  return only({
    name: typed.name.trim() === '' ? 'nameRequired' : undefined,
    email: emailFault(typed.email),
    ...newPasswordFaults(typed),
  })
}

/** What has to be mended before a link is mailed. */
export function emailFaults(typed: Values<'email'>): AccountFaults {
  return only({ email: emailFault(typed.email) })
}

/** What has to be mended before a password is set. */
export function newPasswordFaults(typed: Values<'password' | 're_password'>): AccountFaults {
  const password = passwordFault(typed.password)
  const differs = !password && typed.re_password !== typed.password
  return only({ password, re_password: differs ? 'passwordsDiffer' : undefined })
}

/** The fault that a provider's words for a refused field mean; null for words of its own. */
export function accountFaultSaid(words: string): AccountFault | null {
  return said.get(words) ?? null
}

function emailFault(email: string): AccountFault | undefined {
  const address = email.trim()
  if (address === '') return 'emailRequired'
  return looksLikeEmail(address) ? undefined : 'emailInvalid'
}

function passwordFault(password: string): AccountFault | undefined {
  if (password === '') return 'passwordRequired'
  return [...password].length < PASSWORD_SHORTEST ? 'passwordShort' : undefined
}

function only(found: Partial<Record<AccountField, AccountFault | undefined>>): AccountFaults {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

/** Word for word the specification's. */
const said = new Map<string, AccountFault>([
  ['Name is required', 'nameRequired'],
  ['Email is required', 'emailRequired'],
  ['Email address is invalid', 'emailInvalid'],
  ['Phone number is required', 'phoneRequired'],
  ['Phone number is invalid', 'phoneInvalid'],
  ['Password is required', 'passwordRequired'],
  ['Password must be 6 characters or more', 'passwordShort'],
  ['Passwords do not match', 'passwordsDiffer'],
  ['Please enter OTP first', 'otpRequired'],
])
