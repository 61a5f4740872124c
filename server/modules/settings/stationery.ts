import { inLanguage, routes } from '@/domain/routes.ts'
import { type SentenceValues, sentenceReader } from '@/domain/sentence.ts'
import type { Deps } from '@/server/deps.ts'
import { type SpokenLanguage, spokenLanguage } from './service.ts'
import type { SettingValues } from './setting-values.ts'

/** What the words and links of a letter depend on. */
export type Stationery = {
  spoken: SpokenLanguage
  settings: SettingValues
  /** Absolute base of pages, without a slash at the end. */
  origin: string
}

/** The wanted language when it is spoken here, else the usual one, with what the operator has set. */
export async function stationeryOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { language, origin }: { language: string; origin: string },
): Promise<Stationery> {
  const values = await settings.read()
  const spoken = await spokenLanguage(db, language, values.default_language)
  return { spoken, settings: values, origin }
}

/** How a letter says a sentence and names a page, and what every letter has. */
export function letterTools({ spoken, settings, origin }: Stationery) {
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
