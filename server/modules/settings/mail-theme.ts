import type { SettingValues } from '@/domain/settings/setting-values.ts'
import { inLanguage, routes } from '@/domain/web/routes.ts'
import { type SentenceValues, sentenceReader } from '@/domain/web/sentence.ts'
import type { Deps } from '@/server/deps.ts'
import { getLocale, type Locale } from './service.ts'

/** Context for the text and links of mails. */
export type MailTheme = {
  locale: Locale
  settings: SettingValues
  /** Base URL without a trailing slash. */
  origin: string
}

/** Mail context for the wanted language, else the default one. */
export async function getMailTheme(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { language, origin }: { language: string; origin: string },
): Promise<MailTheme> {
  const values = await settings.read()
  const locale = await getLocale(db, language, values.default_language)
  return { locale, settings: values, origin }
}

/** Helpers for sentences and links, and fields common to all mails. */
export function mailTools({ locale, settings, origin }: MailTheme) {
  const read = sentenceReader(locale.texts, locale.language)
  const page = (path: string) =>
    origin + inLanguage(path, locale.language, settings.default_language)
  return {
    say: (key: string, values?: SentenceValues) => read(key, values),
    page,
    base: {
      language: locale.language,
      direction: locale.isRtl ? ('rtl' as const) : ('ltr' as const),
      site: { label: settings.company_name, url: page(routes.home()) },
    },
  }
}
