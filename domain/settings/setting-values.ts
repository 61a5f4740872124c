import { isRecord } from '@/domain/values/records.ts'
import type { BankDetail, SettingField, SettingFieldValue, SettingText } from './setting-fields.ts'
import { type SettingKey, settingKeys, settingTable } from './setting-table.ts'

type Table = typeof settingTable

/**
 * The settings in force. Keys without a default may be absent. Pictures are storage keys,
 * colors hexadecimal, radii kilometers.
 */
export type SettingValues = {
  [Key in SettingKey]:
    | SettingFieldValue<Table[Key]['field']>
    | (Table[Key] extends { default: unknown } ? never : undefined)
}

/** Stored values of a wrong type are ignored, and the defaults count. */
export function readSettingValues(stored: Readonly<Record<string, unknown>>): SettingValues {
  const entries = settingKeys.map((key) => [key, readSetting(key, stored[key])])
  return Object.fromEntries(entries)
}

function readSetting(key: SettingKey, stored: unknown): unknown {
  return readField(settingTable[key].field, stored) ?? defaultSetting(key)
}

/** Undefined for keys without a default. */
export function defaultSetting(key: SettingKey): unknown {
  const row = settingTable[key]
  return 'default' in row ? row.default : undefined
}

function readField(field: SettingField, stored: unknown): unknown {
  switch (field.type) {
    case 'switch':
      return typeof stored === 'boolean' ? stored : undefined
    case 'number':
      return isWithin(field, stored) ? stored : undefined
    case 'choice':
      return field.choices.find((choice) => choice === stored)
    case 'page':
      return readText(stored)
    case 'bankDetails':
      return readBankDetails(stored)
    case 'country':
      return isMatch(/^[A-Z]{2}$/, stored) ? stored : undefined
    case 'currency':
      return isMatch(/^[A-Z]{3}$/, stored) ? stored : undefined
    case 'line':
      return typeof stored === 'string' && !(field.isRequired && stored === '') ? stored : undefined
    default:
      return typeof stored === 'string' ? stored : undefined
  }
}

export function isWithin(
  { min, max, isWhole }: Extract<SettingField, { type: 'number' }>,
  value: unknown,
): value is number {
  return (
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    (!isWhole || Number.isInteger(value))
  )
}

function isMatch(pattern: RegExp, value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function readText(stored: unknown): SettingText | undefined {
  if (typeof stored === 'string') return { text: stored, translations: {} }
  if (!isRecord(stored) || typeof stored.text !== 'string') return undefined
  const translations = readTranslations(stored.translations)
  return translations && { text: stored.text, translations }
}

function readBankDetails(stored: unknown): BankDetail[] | undefined {
  if (!Array.isArray(stored)) return undefined
  const details = stored.map((row: unknown): BankDetail | undefined => {
    if (!isRecord(row)) return undefined
    const { title, value } = row
    const translations = readTranslations(row.translations)
    const isWhole = typeof title === 'string' && typeof value === 'string' && translations
    return isWhole ? { title, value, translations } : undefined
  })
  return details.every((detail) => detail !== undefined) ? details : undefined
}

function readTranslations(stored: unknown): Record<string, string> | undefined {
  if (stored === undefined) return {}
  if (!isRecord(stored)) return undefined
  const texts = Object.entries(stored)
  return texts.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(texts)
    : undefined
}
