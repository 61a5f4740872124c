import { describe, expect, test } from 'vitest'
import { DocumentsUnavailable, type Paper } from './documents.ts'
import { hasMissingGlyph } from './missing-glyphs.ts'
import { createTypstDocuments, loadTypst } from './typst-documents.ts'

const paper: Paper = {
  language: 'en',
  direction: 'ltr',
  title: 'Receipt 2026-000017',
  notice: '',
  unprintable: 'See the website.',
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

  test.each([
    ['Latin', 'Łukasz Žižka, Đặng Ngọc Ánh, Þóra Ğül'],
    ['Greek', 'Αθήνα Ὀδυσσεύς'],
    ['Cyrillic', 'Юрій Щербаков'],
    ['Hebrew', 'דוד כהן'],
    ['Arabic', 'محمد الأحمد'],
    ['Persian', 'گلناز پژمان'],
    ['prices', '€ £ ¥ ₹ ₩ ₪ ₺ ₽ ₦ ₫ ₴ R$ zł د.إ'],
  ])('prints %s', async (_, name) => {
    const pdf = await documents.paper({ ...paper, facts: [{ label: 'Customer', value: name }] })
    expect(hasMissingGlyph(pdf)).toBe(false)
  })

  test.each([
    ['Japanese', '山田 太郎'],
    ['Korean', '김민수'],
    ['Chinese', '王小明'],
    ['Thai', 'สมชาย'],
    ['Bengali', 'আনিক'],
    ['Amharic', 'አበበ'],
    ['Tamil', 'முருகன்'],
    ['Sinhala', 'අනුර'],
    ['an emoji', 'Ana 🏡'],
    ['a rare letter', 'Ana \u{1F8B2}'],
  ])('has no boxes for %s', async (_, name) => {
    const value = `${name}\nana@example.org`
    const pdf = await documents.paper({ ...paper, title: name, facts: [{ label: name, value }] })
    expect(hasMissingGlyph(pdf)).toBe(false)
  })

  test('says which line it cannot print', async () => {
    // Assigned to nobody, so no installed font has it.
    const name = `Ana \u{378}`
    const drawn = (value: string) =>
      documents.paper({ ...paper, facts: [{ label: 'Customer', value }] })
    const pdf = await drawn(`${name}\n${name}\nana@example.org`)
    expect(pdf.length).toBe((await drawn('See the website.\nana@example.org')).length)
    expect(pdf.length).not.toBe((await drawn('ana@example.org')).length)
  })

  test('is known to have boxes', () => {
    const compiler = loadTypst().NodeCompiler.create({ fontArgs: [] })
    const drawn = (t: string) => compiler.pdf({ mainFileContent: '#sys.inputs.t', inputs: { t } })
    expect(hasMissingGlyph(drawn('Ana (a) \\ b)'))).toBe(false)
    for (const name of ['\u{378}', 'Ana \u{378}', 'Ana\n(\u{378})']) {
      expect(hasMissingGlyph(drawn(name))).toBe(true)
    }
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
