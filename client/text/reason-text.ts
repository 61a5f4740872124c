import { findFaultKey } from '@/domain/text/fault-words.ts'
import type { Translator } from './translator.ts'

/**
 * Translates a field error, given as error code or as the provider's message, by the keys of a
 * prefix; unknown messages stay unchanged.
 */
export function reasonText(
  reason: string | undefined,
  prefix: `${string}.`,
  t: Translator,
): string | undefined {
  const key = `${prefix}${(reason && findFaultKey(reason)) || reason}`
  return reason && t.has(key) ? t(key) : reason
}
