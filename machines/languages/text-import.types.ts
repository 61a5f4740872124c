/** Sentences of a file. */
export type FileCounts = Readonly<Record<'new' | 'changed' | 'same' | 'empty' | 'refused', number>>

export type FileRefusal = { line: number; key: string; reason: string; name: string }

/** What an import of a file would do. */
export type FileReport = {
  /** State of the texts that the file was compared with. */
  base: string
  counts: FileCounts
  /** The first refused texts. */
  refused: readonly FileRefusal[]
}

export type TextImportContext = {
  file: File | null
  report: FileReport | null
  failure: unknown
}

export type TextImportEvent =
  | { type: 'file.selected'; file: File }
  | { type: 'check.retried' }
  | { type: 'import.confirmed' }
