import { saidFault } from '@/domain/said-faults.ts'
import type { Translator } from './translator.ts'

/**
 * Why a field was refused, for a person: a form's own faults and the provider's words for them are
 * one sentence of the dictionary, under the name of the form; other words stay as they are.
 */
export function reasonText(
  reason: string | undefined,
  form: string,
  t: Translator,
): string | undefined {
  const key = `${form}.${(reason && saidFault(reason)) || reason}`
  return reason && t.has(key) ? t(key) : reason
}
