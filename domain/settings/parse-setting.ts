import { toEmailAddress } from '@/domain/account/email-address.ts'
import { readPhone, toPhoneCountry } from '@/domain/account/phone-number.ts'
import { parseNumber } from '@/domain/money/parse-number.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import { toWallClock } from '@/domain/viewing/wall-clock.ts'
import type { SettingField } from './setting-fields.ts'
import { type SettingKey, settingTable } from './setting-table.ts'
import { isWithin } from './setting-values.ts'

/** Reason to refuse a text as a value of a setting. */
export type SettingFault =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'link'
  | 'color'
  | 'country'
  | 'currency'
  | 'timeZone'
  | 'choice'
  | 'number'
  | 'range'
  | 'whole'
  | 'picture'

export type ParsedSetting = { value: string | number | boolean | null } | { fault: SettingFault }

const MAX_LINK = 2_000
/** Whether there is such a picture, the provider says. */
const FILE_KEY = /^[\w-][\w.-]{0,199}$/
const COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i

/** Fields that the page of settings can change; the others have pages of their own. */
export type TextSettingField = Exclude<SettingField, { type: 'page' } | { type: 'bankDetails' }>

/** Null for settings that have a page of their own. */
export function findTextField(key: SettingKey): TextSettingField | null {
  const { field, group } = settingTable[key]
  if (group === 'payments') return null
  return field.type === 'page' ? null : field
}

/** Reads a text as sent or typed; a blank one is null, so that the default counts. */
export function parseSetting(field: TextSettingField, text: string): ParsedSetting {
  const clean = cleanText(text, field.type === 'lines' ? 'lines' : 'line')
  if (clean === '') return isNeeded(field) ? { fault: 'required' } : { value: null }
  switch (field.type) {
    case 'line':
    case 'lines':
      return clean.length > field.maxLength ? { fault: 'tooLong' } : { value: clean }
    case 'switch':
      return clean === '1' || clean === '0' ? { value: clean === '1' } : { fault: 'choice' }
    case 'number':
      return parseNumberSetting(field, clean)
    case 'choice':
      return field.choices.includes(clean) ? { value: clean } : { fault: 'choice' }
    case 'language':
      return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(clean)
        ? { value: clean }
        : { fault: 'choice' }
    case 'color':
      return COLOR.test(clean) ? { value: clean.toUpperCase() } : { fault: 'color' }
    case 'country':
      return toPhoneCountry(clean, undefined) ? { value: clean } : { fault: 'country' }
    case 'currency':
      return isCurrency(clean) ? { value: clean } : { fault: 'currency' }
    case 'timeZone':
      return isTimeZone(clean) ? { value: clean } : { fault: 'timeZone' }
    case 'email': {
      const address = toEmailAddress(clean)
      return address ? { value: address } : { fault: 'email' }
    }
    case 'phone':
      return 'fault' in readPhone(clean, undefined) ? { fault: 'phone' } : { value: clean }
    case 'link':
      return parseLink(clean)
    case 'picture':
      return FILE_KEY.test(clean) ? { value: clean } : { fault: 'picture' }
  }
}

function isTimeZone(name: string): boolean {
  return toWallClock('2026-01-01', name) !== undefined
}

/** A stored value or a default as sent and typed. */
export function toSettingText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value)
}

function isNeeded(field: TextSettingField): boolean {
  return field.type === 'line' && field.isRequired === true
}

function parseNumberSetting(
  field: Extract<SettingField, { type: 'number' }>,
  text: string,
): ParsedSetting {
  const reading = parseNumber(text, { kind: field.isWhole ? 'count' : 'rate', isSigned: true })
  if (!('value' in reading)) return { fault: 'number' }
  const { value } = reading
  if (field.isWhole && !Number.isInteger(value)) return { fault: 'whole' }
  return isWithin(field, value) ? { value } : { fault: 'range' }
}

function parseLink(text: string): ParsedSetting {
  if (text.length > MAX_LINK) return { fault: 'tooLong' }
  const url = URL.parse(text)
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isPage && url.username === '' ? { value: url.href } : { fault: 'link' }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
