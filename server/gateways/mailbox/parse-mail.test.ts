import { expect, test } from 'vitest'
import { parseMail } from './parse-mail.ts'

const HEAD =
  'From: ana@example.org\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'
const FILE =
  '--b\r\nContent-Type: application/pdf; name=plan.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n'

test('reads a large mail as it reads a small one', async () => {
  const lines = `${'QUJD'.repeat(18)}\r\n`.repeat(2000)
  const text = `${HEAD}--b\r\n\r\nYes\r\n${FILE}${lines}--b--`
  const parsed = await parseMail({ content: Buffer.from(text), isCut: false })
  expect(parsed).toMatchObject({ from: 'ana@example.org', text: 'Yes\n' })
  expect(parsed?.headers.get('mime-version')).toBe('1.0')
  expect(parsed?.files.map(({ name, content }) => [name, content.length])).toEqual([
    ['plan.pdf', 108_000],
  ])
})

test('gives up a large one that is no mail', async () => {
  const nested = Array.from(
    { length: 400 },
    (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
  )
  const content = Buffer.from(
    `From: a@example.org\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${nested.join('')}${'a'.repeat(100_000)}`,
  )
  expect(await parseMail({ content, isCut: false })).toBe(undefined)
})
