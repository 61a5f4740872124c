import type { Translator } from '@/client/text/translator.ts'
import { findTextField, toSettingText } from '@/domain/settings/parse-setting.ts'
import { isSettingKey, type SettingKey, settingTable } from '@/domain/settings/setting-table.ts'
import { defaultSetting } from '@/domain/settings/setting-values.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'

/** Name of a setting for administrators; the key where it has none on this page. */
export function settingName(key: string, t: Translator): string {
  const name = `admin.setting.${key}`
  return t.has(name) ? t(name) : key
}

/** Explanation of a setting, if its name does not suffice. */
export function settingHint(key: SettingKey, t: Translator): string | undefined {
  const hint = `admin.settingHint.${key}`
  return t.has(hint) ? t(hint) : undefined
}

/** A stored text, or its default, as people read it; what has several parts is only named. */
export function settingValueWords(key: string, stored: string | null, t: Translator): string {
  if (!isSettingKey(key)) return stored || t('admin.settings.unset')
  const text = stored ?? toSettingText(defaultSetting(key))
  if (text === null || text === '') return t('admin.settings.unset')
  const { field } = settingTable[key]
  if (field.type === 'switch') return t(text === '0' ? 'admin.settings.off' : 'admin.settings.on')
  if (field.type === 'choice') return choiceWords(text, t)
  if (field.type === 'picture') return t('admin.settings.picture')
  if (field.type === 'page' || field.type === 'bankDetails') return t('admin.settings.longText')
  return text
}

export function choiceWords(choice: string, t: Translator): string {
  const name = `admin.settingChoice.${choice}`
  return t.has(name) ? t(name) : choice
}

/** Settings with a page of their own or fields here, whose name, meaning or key has all words. */
export function findSettings(
  words: string,
  keys: readonly SettingKey[],
  t: Translator,
): SettingKey[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return keys.filter((key) => {
    const text = [settingName(key, t), settingHint(key, t), key, settingTable[key].group]
      .join(' ')
      .toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Shown here, or on the page of ways to pay. */
export function isListed(key: SettingKey): boolean {
  return findTextField(key) !== null || settingTable[key].group === 'payments'
}

/** Leads to the field of a setting. */
export function settingRoute(key: SettingKey): string {
  const { group } = settingTable[key]
  if (group === 'payments') return adminRoute('payment-settings')
  return `${adminRoute('settings', { of: group })}#${key}`
}
