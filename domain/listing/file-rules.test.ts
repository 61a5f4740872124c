import { describe, expect, it } from 'vitest'
import { cleanFileName, fileExtension, maxBytesFor, storedName } from './file-rules.ts'

describe('file names', () => {
  it.each([
    ['Energy report.pdf', 'Energy report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\mira\\plan.pdf', 'plan.pdf'],
    ['a\u0000b\u202efdp.exe', 'abfdp.exe'],
    ['  Plan \t of\nthe house .pdf ', 'Plan of the house .pdf'],
    ['.htaccess', 'htaccess'],
    ['..', ''],
    ['/', ''],
    ['مخطط.pdf', 'مخطط.pdf'],
    ['broken\ud800.txt', 'broken\ufffd.txt'],
  ])('%j becomes %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept)
  })

  it('are cut in linear time', () => {
    expect(cleanFileName(`a${'.'.repeat(1_000_000)}b`)).toHaveLength(200)
  })

  it('are cut before the extension', () => {
    const cut = cleanFileName(`${'x'.repeat(400)}.docx`)
    expect([cut.length, fileExtension(cut)]).toEqual([200, 'docx'])
  })
})

it('returns the lowercase extension', () => {
  expect(['a.PDF', 'a.tar.gz', 'a', 'a.', 'a.b c'].map(fileExtension)).toEqual([
    'pdf',
    'gz',
    '',
    '',
    '',
  ])
})

it('limits photos and documents to 20 MiB', () => {
  expect(maxBytesFor('photo')).toBe(20_971_520)
  expect(maxBytesFor('document')).toBe(20_971_520)
})

it('extracts the original name of a stored file', () => {
  const url = 'https://hearth.example/api/images/0123456789abcdef01234567-ground%20floor.pdf'
  expect(storedName(url)).toBe('ground floor.pdf')
  expect(storedName('plan.pdf')).toBe('plan.pdf')
})
