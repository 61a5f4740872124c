import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { type DocumentEnding, fileExtension, maxBytesFor } from '@/domain/listing/file-rules.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'

export type DocumentKind = { ending: DocumentEnding; mime: string }

const KINDS = {
  pdf: { ending: 'pdf', mime: 'application/pdf' },
  doc: { ending: 'doc', mime: 'application/msword' },
  docx: {
    ending: 'docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  txt: { ending: 'txt', mime: 'text/plain' },
} as const satisfies Record<DocumentEnding, DocumentKind>

/**
 * Detects a document by its content; null if unsupported, too large or with macros. Plain text also
 * needs its extension, because other formats are valid text.
 */
export async function detectDocumentKind({
  path,
  name,
  bytes,
}: Pick<UploadedFile, 'path' | 'name' | 'bytes'>): Promise<DocumentKind | null> {
  if (bytes > maxBytesFor('document')) return null
  const content = await readFile(path)
  if (content.subarray(0, PDF_WITHIN).includes('%PDF-')) return KINDS.pdf
  if (content.subarray(0, CONTAINER.length).equals(CONTAINER)) {
    return isPlainDoc(content) ? KINDS.doc : null
  }
  if (content.subarray(0, ARCHIVE.length).equals(ARCHIVE)) {
    return isPlainDocx(content) ? KINDS.docx : null
  }
  return fileExtension(name) === 'txt' && isText(content) ? KINDS.txt : null
}

/** Readers search the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const PDF_WITHIN = 1024
/** Compound File Binary, [MS-CFB] 2.2. */
const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1')

function isPlainDoc(content: Buffer): boolean {
  const has = (stream: string) => content.includes(Buffer.from(stream, 'utf16le'))
  return has('WordDocument') && !has('_VBA_PROJECT')
}

/** Lists the archive's entries without unpacking any. */
function isPlainDocx(content: Buffer): boolean {
  const parts = new Set<string>()
  try {
    unzipSync(content, {
      filter: ({ name }) => {
        parts.add(name.toLowerCase())
        return false
      },
    })
  } catch {
    return false
  }
  const isProgram = [...parts].some((part) => part.endsWith('vbaproject.bin'))
  return parts.has('[content_types].xml') && parts.has('word/document.xml') && !isProgram
}

function isText(content: Buffer): boolean {
  const encoding = content.subarray(0, 2).equals(LITTLE_ENDIAN_MARK) ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content)
    return !NOT_WRITTEN.test(text)
  } catch {
    return false
  }
}

const LITTLE_ENDIAN_MARK = Buffer.from([0xff, 0xfe])
// Tabs, line and page breaks are text; other control characters are binary.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_WRITTEN = /[\x00-\x08\x0b\x0e-\x1f]/
