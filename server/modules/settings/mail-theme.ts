import { inLanguage, routes } from '@/domain/web/routes.ts'
import { type SentenceValues, sentenceReader } from '@/domain/web/sentence.ts'
import type { Deps } from '@/server/deps.ts'
import { type SpokenLanguage, spokenLanguage } from './service.ts'
import type { SettingValues } from './setting-values.ts'

/** Context for the text and links of mails. */
export type MailTheme = {
  spoken: SpokenLanguage
  settings: SettingValues
  /** Base URL without a trailing slash. */
  origin: string
}

/** Mail context for the wanted language, else the default one. */
export async function mailThemeOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { language, origin }: { language: string; origin: string },
): Promise<MailTheme> {
  const values = await settings.read()
  const spoken = await spokenLanguage(db, language, values.default_language)
  return { spoken, settings: values, origin }
}

/** Helpers for sentences and links, and fields common to all mails. */
export function mailTools({ spoken, settings, origin }: MailTheme) {
  const read = sentenceReader(spoken.texts, spoken.language)
  const page = (path: string) =>
    origin + inLanguage(path, spoken.language, settings.default_language)
  return {
    say: (key: string, values?: SentenceValues) => read(key, values),
    page,
    base: {
      language: spoken.language,
      direction: spoken.isRtl ? ('rtl' as const) : ('ltr' as const),
      site: { label: settings.company_name, url: page(routes.home()) },
    },
  }
}
