import { formatNumber, toLocale } from '../money/number-format.ts'

/** Plural forms have a suffix (`_one`, `_other` …). */
export type Sentences = Readonly<Record<string, string>>

/** Values of `{name}` placeholders; `count` selects the plural form. */
export type SentenceValues = Readonly<Record<string, string | number>>

/** Key without the suffix of a plural form. */
export function sentenceKey(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

/**
 * Missing keys return themselves; a key ending in a dot was built from an unknown word and returns
 * ''.
 */
export function sentenceReader(
  sentences: Sentences,
  language: string,
): (key: string, values?: SentenceValues) => string {
  const plurals = new Intl.PluralRules(toLocale(language))
  const find = (key: string, count: string | number | undefined): string | undefined => {
    if (typeof count !== 'number') return sentences[key]
    return (
      sentences[`${key}_${plurals.select(count)}`] ?? sentences[`${key}_other`] ?? sentences[key]
    )
  }
  return (key, values = {}) => {
    if (key.endsWith('.')) return ''
    return fillIn(find(key, values.count) ?? key, values, language)
  }
}

function fillIn(sentence: string, values: SentenceValues, language: string): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (typeof value === 'number') return formatNumber(value, language)
    return value ?? placeholder
  })
}
