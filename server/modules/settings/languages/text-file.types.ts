import type { components } from '@/generated/api-types.ts'

export type RefusedText = components['schemas']['RefusedText']
export type FileFormat = 'json' | 'xliff'

/** One form of a sentence in a file. */
export type FileEntry = {
  line: number
  /** As in a dictionary: key and plural form. */
  entry: string
  text: string
  /** English that the translator saw; null where the format has none. */
  source: string | null
}

/** As declared; '' if it is missing. */
export type FileLanguage = { line: number; code: string }

export type TextFile = { languages: readonly FileLanguage[]; entries: FileEntry[] }

/** Texts of a language to write into a file. */
export type WrittenFile = {
  language: string
  entries: readonly { entry: string; text: string; source: string; isOutdated: boolean }[]
}
