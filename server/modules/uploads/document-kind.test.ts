import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detectDocumentKind } from './document-kind.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-documents-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function kindOf(content: Uint8Array | string, name: string) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return (
    (await detectDocumentKind({ path, name, bytes: Buffer.from(content).length }))?.ending ?? null
  )
}

const archive = (...parts: string[]) =>
  zipSync(Object.fromEntries(parts.map((part) => [part, strToU8('x')])))
const wide = (text: string) => Buffer.from(text, 'utf16le')
const container = (...streams: string[]) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), ...streams.map(wide)])
const WORD = ['[Content_Types].xml', 'word/document.xml']

test.each([
  ['a PDF, whatever it is called', '%PDF-1.4', 'report.txt', 'pdf'],
  ['a PDF behind a few bytes', '\n\n%PDF-1.4', 'report.pdf', 'pdf'],
  ['a Word document', archive(...WORD), 'a.docx', 'docx'],
  ['one with macros', archive(...WORD, 'word/vbaProject.bin'), 'a.docx', null],
  ['a spreadsheet', archive('[Content_Types].xml', 'xl/workbook.xml'), 'a.docx', null],
  ['an archive', archive('readme.txt'), 'a.docx', null],
  ['half an archive', archive(...WORD).subarray(0, 60), 'a.docx', null],
  ['an old Word document', container('WordDocument'), 'a.doc', 'doc'],
  ['one with macros', container('WordDocument', '_VBA_PROJECT'), 'a.doc', null],
  ['an old spreadsheet', container('Workbook'), 'a.doc', null],
  ['a text', 'Grundriß\r\n\t3 Zimmer', 'a.TXT', 'txt'],
  ['a wide text', Buffer.concat([Buffer.from([0xff, 0xfe]), wide('Plan')]), 'a.txt', 'txt'],
  ['a text by another name', 'hello', 'a.html', null],
  ['a text that is not UTF-8', Buffer.from([0x47, 0xfc, 0x6e]), 'a.txt', null],
  ['a text of more than 20 MB', 'a'.repeat(20 * 1024 * 1024 + 1), 'a.txt', null],
  ['a program by the name of a text', 'MZ\x00\x01', 'a.txt', null],
] as const)('%s is recognized or rejected', async (_, content, name, ending) => {
  expect(await kindOf(content, name)).toBe(ending)
})
