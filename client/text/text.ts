import { createFormats, type FormatStyle, type Formats } from './formats.ts'
import { createTranslator, type Texts, type Translator } from './translator.ts'

/** Everything that is said to a person, in one language. */
export type Text = { language: string; t: Translator; formats: Formats }

/** What `Text` is made of; plain data, so that it can go from server to browser. */
export type TextSource = { language: string; texts: Texts; style: FormatStyle }

export function createText({ language, texts, style }: TextSource): Text {
  return {
    language,
    t: createTranslator(texts, language),
    formats: createFormats(language, style),
  }
}
