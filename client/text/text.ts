import { createFormats, type FormatStyle, type Formats } from './formats.ts'
import { createTranslator, type Texts, type Translator } from './translator.ts'

/** Translations and formats in one language. */
export type Text = { language: string; t: Translator; formats: Formats }

export type TextSource = { language: string; texts: Texts; style: FormatStyle }

/** Serializable form for the browser; texts are one JSON string instead of hundreds of values. */
export type ShippedText = Omit<TextSource, 'texts'> & { texts: string }

export function createText({ language, texts, style }: TextSource): Text {
  return {
    language,
    t: createTranslator(texts, language),
    formats: createFormats(language, style),
  }
}
