import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { recordFile, storeFile } from '@/server/modules/files/service.ts'
import type { FileFacts } from '@/server/modules/files/store.ts'
import { DEMO_LICENCE } from './verification-data.ts'

const DOCUMENTS = [
  {
    name: 'energy-report.pdf',
    lines: [
      'Energy report',
      'Measured over one year, weather adjusted.',
      'Heating and hot water: 68 kWh per square metre and year.',
      'Airtightness: 1.4 changes an hour at 50 Pa.',
      'Recommended next: insulate the cellar ceiling.',
    ],
  },
  {
    name: 'building-survey.pdf',
    lines: [
      'Building survey',
      'Roof: sound, gutters renewed.',
      'Walls: no rising damp, pointing renewed on the weather side.',
      'Windows: double glazed, one seal to be replaced.',
      'Wiring and plumbing: renewed within the last fifteen years.',
    ],
  },
]

/** Returns storage keys. */
export async function storeDocuments(db: Kysely<DB>, files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for (const { name, lines } of DOCUMENTS) {
    const file = await storeFile(files, {
      source: onePage(lines),
      name,
      mime: 'application/pdf',
      visibility: 'public',
      ownerId: null,
    })
    await recordFile(db, file, null)
    keys.push(file.key)
  }
  return keys
}

/** The license document of a verification application; private. */
export function storeLicence(files: FileStore): Promise<FileFacts> {
  const { name, lines } = DEMO_LICENCE
  return storeFile(files, {
    source: onePage(lines),
    name,
    mime: 'application/pdf',
    visibility: 'private',
    ownerId: null,
  })
}

/** A one-page A4 PDF with a heading and lines in a standard font (ISO 32000-1, 7.5). */
function onePage([heading = '', ...lines]: string[]): Buffer {
  const text = [
    'BT /F1 22 Tf 60 760 Td',
    `(${heading}) Tj`,
    '/F1 12 Tf 0 -20 Td',
    ...lines.map((line) => `0 -22 Td (${line}) Tj`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
