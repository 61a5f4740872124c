/** Search engines cut longer texts and replace shorter ones. */
export const META_TITLE_MAX = 60
export const META_PHRASES_MAX = 10
export const META_DESCRIPTION_MIN = 50
export const META_DESCRIPTION_MAX = 160

/** Warnings do not block publishing. */
export type SeoWarning =
  | 'metaTitleLong'
  | 'metaPhrasesMany'
  | 'metaDescriptionShort'
  | 'metaDescriptionLong'

export type SeoTexts = { meta_title: string; meta_keywords: string; meta_description: string }

export function seoWarnings(texts: SeoTexts): Partial<Record<keyof SeoTexts, SeoWarning>> {
  const warnings: Partial<Record<keyof SeoTexts, SeoWarning>> = {}
  if (countLetters(texts.meta_title) > META_TITLE_MAX) warnings.meta_title = 'metaTitleLong'
  if (splitPhrases(texts.meta_keywords).length > META_PHRASES_MAX)
    warnings.meta_keywords = 'metaPhrasesMany'
  const letters = countLetters(texts.meta_description)
  if (letters > META_DESCRIPTION_MAX) warnings.meta_description = 'metaDescriptionLong'
  else if (letters > 0 && letters < META_DESCRIPTION_MIN)
    warnings.meta_description = 'metaDescriptionShort'
  return warnings
}

/** Code points. */
export function countLetters(text: string): number {
  return Array.from(text.trim()).length
}

/** Arabic has its own comma. */
export function splitPhrases(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
