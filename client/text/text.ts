import { createFormats, type FormatStyle, type Formats } from './formats.ts'
import { createTranslator, type Texts, type Translator } from './translator.ts'

/** Everything that is said to a person, in one language. */
export type Text = { language: string; t: Translator; formats: Formats }

/** What `Text` is made of. */
export type TextSource = { language: string; texts: Texts; style: FormatStyle }

/** The same on its way to the browser: its texts as JSON, one value to carry instead of hundreds. */
export type ShippedText = Omit<TextSource, 'texts'> & { texts: string }

export function createText({ language, texts, style }: TextSource): Text {
  return {
    language,
    t: createTranslator(texts, language),
    formats: createFormats(language, style),
  }
}
