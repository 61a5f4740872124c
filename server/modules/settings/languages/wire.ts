import { FORMS, type TextForms } from '@/domain/languages/text-forms.ts'
import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { DictionaryText } from './dictionary.ts'
import type { SiteLanguage } from './languages.ts'

type Schemas = components['schemas']

export function toSiteLanguage(language: SiteLanguage): Schemas['SiteLanguage'] {
  const { id, code, name, is_rtl, is_active, total, translated, outdated, uses } = language
  return {
    id,
    code,
    name,
    is_rtl,
    is_active,
    is_default: language.isDefault,
    is_shipped: language.isShipped,
    total,
    translated,
    outdated,
    uses: USES.flatMap((by) => (uses[by] > 0 ? [{ by, count: uses[by] }] : [])),
  }
}

const USES = ['accounts', 'searches', 'inquiries', 'listings', 'content', 'texts'] as const

export function toLanguageText(text: DictionaryText): Schemas['LanguageText'] {
  return {
    key: text.key,
    english: toForms(text.english) ?? {},
    source: toForms(text.source),
    shipped: toForms(text.shipped),
    text: toForms(text.text),
    is_changed: text.isChanged,
    is_outdated: text.isOutdated,
    actor_name: text.actorName,
    changed_at: text.changedAt && wireDate(text.changedAt),
  }
}

export function toTextConflict(text: DictionaryText): Schemas['ChangedLanguageText']['data'] {
  return {
    text: toForms(text.text),
    actor_name: text.actorName,
    changed_at: text.changedAt && wireDate(text.changedAt),
  }
}

/** In the order of screens: the database sorts them by length. */
function toForms(text: TextForms | null): Schemas['TextForms'] | null {
  if (!text) return null
  const forms: Schemas['TextForms'] = {}
  for (const form of FORMS) if (text[form] !== undefined) forms[form] = text[form]
  return forms
}
