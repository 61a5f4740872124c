/** What search engines show of a page: beyond it they cut, below it they write their own. */
export const META_TITLE_MOST = 60
export const META_PHRASES_MOST = 10
export const META_DESCRIPTION_LEAST = 50
export const META_DESCRIPTION_MOST = 160

/** Something about the words for search engines that is better mended, but refused by nobody. */
export type SeoWarning =
  | 'metaTitleLong'
  | 'metaPhrasesMany'
  | 'metaDescriptionShort'
  | 'metaDescriptionLong'

export type SeoTexts = { meta_title: string; meta_keywords: string; meta_description: string }

/** By field, at most one each; an empty text warns of nothing. */
export function seoWarnings(texts: SeoTexts): Partial<Record<keyof SeoTexts, SeoWarning>> {
  const warnings: Partial<Record<keyof SeoTexts, SeoWarning>> = {}
  if (lettersOf(texts.meta_title) > META_TITLE_MOST) warnings.meta_title = 'metaTitleLong'
  if (phrasesOf(texts.meta_keywords).length > META_PHRASES_MOST)
    warnings.meta_keywords = 'metaPhrasesMany'
  const letters = lettersOf(texts.meta_description)
  if (letters > META_DESCRIPTION_MOST) warnings.meta_description = 'metaDescriptionLong'
  else if (letters > 0 && letters < META_DESCRIPTION_LEAST)
    warnings.meta_description = 'metaDescriptionShort'
  return warnings
}

/** Characters as people count them, without space around. */
export function lettersOf(text: string): number {
  return Array.from(text.trim()).length
}

/** The phrases between commas that say something; Arabic has a comma of its own. */
export function phrasesOf(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
