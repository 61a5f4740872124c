import { toEmailAddress } from '@/domain/account/email-address.ts'
import { readPhone, toPhoneCountry } from '@/domain/account/phone-number.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import type { CodeTarget } from './code-store.ts'

export const CODE_MS = 10 * 60_000

export const RESET_MS = 60 * 60_000

export type Addressed = { number?: string | undefined; email?: string | undefined }

/** Normalizes a number or address. Raises invalid if missing or malformed. */
export async function toCodeTarget(
  deps: Pick<Deps, 'settings'>,
  { number, email }: Addressed,
): Promise<CodeTarget> {
  if (number !== undefined) {
    return { purpose: 'number', target: await toPhoneNumber(deps, number, 'number') }
  }
  if (email === undefined) throw invalid({ number: faultWords.phoneRequired })
  return { purpose: 'email', target: toEmailKey(email) }
}

/** E.164. A plus that was not encoded arrives as a space. Raises invalid. */
export async function toPhoneNumber(
  { settings }: Pick<Deps, 'settings'>,
  written: string,
  field: string,
): Promise<string> {
  const { country_code } = await settings.read()
  const typed = written.replace(/^ +(?=[1-9])/, '+')
  const read = readPhone(typed, toPhoneCountry(country_code ?? '', undefined), true)
  if ('fault' in read) throw invalid({ [field]: faultWords[read.fault] })
  return read.number
}

/** Addresses are case-insensitive. */
export function toEmailKey(email: string): string {
  return (toEmailAddress(email) ?? email.trim()).toLowerCase()
}
