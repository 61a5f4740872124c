import { formatJsonFile, parseJsonFile } from './json-file.ts'
import type { FileFormat, TextFile, WrittenFile } from './text-file.types.ts'
import { formatXliffFile, parseXliffFile } from './xliff-file.ts'

export function findFormat(content: string): FileFormat {
  return /^\ufeff?\s*</.test(content) ? 'xliff' : 'json'
}

/** Raises FileFault. */
export function parseTextFile(content: string): TextFile {
  const text = content.replace(/^\ufeff/, '')
  return findFormat(text) === 'xliff' ? parseXliffFile(text) : parseJsonFile(text)
}

export function formatTextFile(file: WrittenFile, format: FileFormat): string {
  return format === 'xliff' ? formatXliffFile(file) : formatJsonFile(file)
}
