import { FileFault } from './file-fault.ts'
import { formatJsonFile, parseJsonFile } from './json-file.ts'
import type { FileFormat, TextFile, WrittenFile } from './text-file.types.ts'
import { formatXliffFile, parseXliffFile } from './xliff-file.ts'

export function findFormat(content: string): FileFormat {
  return /^\ufeff?\s*</.test(content) ? 'xliff' : 'json'
}

/** Raises FileFault. */
export function parseTextFile(content: string): TextFile {
  const text = content.replace(/^\ufeff/, '')
  // Browsers put this sign where bytes are not UTF-8.
  const broken = text.indexOf('\ufffd')
  if (broken >= 0) throw new FileFault('encoding', text.slice(0, broken).split('\n').length)
  return findFormat(text) === 'xliff' ? parseXliffFile(text) : parseJsonFile(text)
}

export function formatTextFile(file: WrittenFile, format: FileFormat): string {
  return format === 'xliff' ? formatXliffFile(file) : formatJsonFile(file)
}
