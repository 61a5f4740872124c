import { toPropertyType } from '@/domain/listing/property-type.ts'
import { isRecord } from '@/domain/values/records.ts'

export type Fields = Record<string, unknown>

/** Numbers came as text in older releases; text that is no number says nothing. */
export function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.trim() === '' || Number.isNaN(Number(value)) ? null : Number(value)
}

export function toBoolean(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

export function toFlag(value: unknown): 0 | 1 {
  return toBoolean(value) ? 1 : 0
}

export function textOrEmpty(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : (value ?? '')
}

export function textOrNull(value: unknown): unknown {
  return value === '' ? null : typeof value === 'number' ? String(value) : value
}

/** An empty list may be null or an empty object; a numbered object is a list with gaps. */
export function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isRecord(value) ? Object.values(value) : []
}

export function recordOrNull(value: unknown): Fields | null {
  return hasKeys(value) ? value : null
}

export function hasKeys(value: unknown): value is Fields {
  return isRecord(value) && Object.keys(value).length > 0
}

export function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

export function toPropertyTypeWord(value: unknown): unknown {
  const isCode = typeof value === 'number' || typeof value === 'string'
  return (isCode && toPropertyType(value)) || value
}

/** Options are plain texts; later releases wrap each in an object, empty ones come as text or null. */
export function toOptions(value: unknown): unknown[] | null {
  if (!Array.isArray(value)) return null
  if (value.every((option) => typeof option === 'string')) return value
  return value.map((option) => String(isRecord(option) ? option.value : option))
}

/** Names of options that come as objects. */
export function toTranslatedOptions(options: readonly unknown[]): Fields[] {
  return options.flatMap((option) =>
    isRecord(option) && typeof option.translated_value === 'string'
      ? [{ value: String(option.value), translated_value: option.translated_value }]
      : [],
  )
}

/** Sets what is missing or null. */
export function fill(target: unknown, values: Fields): void {
  if (isRecord(target)) for (const [name, value] of Object.entries(values)) target[name] ??= value
}
