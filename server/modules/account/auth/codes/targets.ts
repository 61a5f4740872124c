import { plainNumber } from '@/domain/account/mobile-number.ts'
import { faultWords } from '@/domain/web/said-faults.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { CodeTarget } from './code-store.ts'

export const CODE_MS = 10 * 60_000

export const RESET_MS = 60 * 60_000

export type Addressed = { number?: string | undefined; email?: string | undefined }

/** Normalizes a number or address. Raises invalid if missing or malformed. */
export function targetOf({ number, email }: Addressed): CodeTarget {
  if (number !== undefined) return { purpose: 'number', target: numberOf(number, 'number') }
  if (email === undefined) throw invalid({ number: faultWords.phoneRequired })
  return { purpose: 'email', target: keyOf(email) }
}

export function numberOf(written: string, field: string): string {
  const digits = plainNumber(written)
  if (digits === null) throw invalid({ [field]: faultWords.phoneInvalid })
  return digits
}

/** Addresses are case-insensitive. */
export function keyOf(email: string): string {
  return email.trim().toLowerCase()
}
