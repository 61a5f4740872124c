import { describe, expect, test } from 'vitest'
import { DocumentsUnavailable, type Paper } from './documents.ts'
import { createTypstDocuments } from './typst-documents.ts'

const paper: Paper = {
  language: 'en',
  direction: 'ltr',
  title: 'Receipt 2026-000017',
  notice: '',
  seller: { name: 'Hearth GmbH', details: 'Marktplatz 1\n28195 Bremen' },
  facts: [{ label: 'Customer', value: 'Łukasz & #panic("x") $x$\n"12 Αθήνα"' }],
  heads: { label: 'Package', value: 'Amount' },
  rows: [
    { label: 'Agency', value: '€ 41.18' },
    { label: 'Total', value: '€ 49.00' },
  ],
}
const documents = createTypstDocuments()

describe('a PDF', () => {
  test('is made of a paper, whatever its texts contain', async () => {
    const pdf = await documents.paper(paper)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.includes('/Lang(en)') || pdf.includes('/Lang (en)')).toBe(true)
    expect(pdf.length).toBeLessThan(100_000)
  })

  test('has the fonts of Arabic in Arabic', async () => {
    const title = 'إيصال 2026-000017'
    const pdf = await documents.paper({ ...paper, language: 'ar', direction: 'rtl', title })
    expect(pdf.toString('latin1')).toContain('NotoSansArabic')
    expect((await documents.paper(paper)).toString('latin1')).not.toContain('NotoSansArabic')
  })

  test('is not to be had without the compiler, which is tried again', async () => {
    let tries = 0
    const broken = createTypstDocuments(() => {
      tries += 1
      throw new Error('no binary for this platform')
    })
    await expect(broken.paper(paper)).rejects.toThrow(DocumentsUnavailable)
    await expect(broken.paper(paper)).rejects.toThrow(DocumentsUnavailable)
    expect(tries).toBe(2)
  })
})
