import { expect, test } from 'vitest'
import { readHead, readMail } from './read-mail.ts'

const mail = (lines: readonly string[], isCut = false) =>
  readMail({ content: Buffer.from(lines.join('\r\n')), isCut })

const HEAD = [
  'Return-Path: <ana@example.org>',
  'Delivered-To: Answers+c1-2-3-abc@homes.example.org',
  'Message-ID: <a1@example.org>',
  'From: =?utf-8?Q?Ana_G=C3=ADl?= <Ana@Example.org>',
  'To: Hearth <answers+c1-2-3-abc@homes.example.org>, b@example.org',
  'Subject: =?utf-8?Q?Re:_M=C3=BChle?=',
  'MIME-Version: 1.0',
]

test('reads who wrote to whom, and the text', async () => {
  const parsed = await mail([
    ...HEAD,
    'Content-Type: text/plain; charset=iso-8859-1',
    '',
    'S\u00ed',
  ])
  expect(parsed).toMatchObject({
    id: '<a1@example.org>',
    from: 'ana@example.org',
    addressees: ['answers+c1-2-3-abc@homes.example.org', 'b@example.org'],
    subject: 'Re: Mühle',
    files: [],
    isCut: false,
  })
  expect(parsed?.headers.get('return-path')).toBe('<ana@example.org>')
})

test('reads HTML where there is no text', async () => {
  const parsed = await mail([
    ...HEAD,
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Sí</p><p>Ana</p>',
  ])
  expect(parsed?.text).toBe('Sí\n\nAna')
})

test('has files, without pictures of its HTML, signatures of its bytes and forwarded text', async () => {
  const part = (...lines: string[]) => ['--b', ...lines]
  const parsed = await mail([
    ...HEAD,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...part('Content-Type: text/plain', '', 'Here it is.'),
    ...part(
      'Content-Type: multipart/related; boundary=r',
      '',
      '--r',
      'Content-Type: text/html',
      '',
      '<img src="cid:l">',
    ),
    '--r',
    'Content-Type: image/png; name=logo.png',
    'Content-ID: <l>',
    '',
    'PNG',
    '--r--',
    ...part(
      'Content-Type: application/pdf; name="plan.pdf"',
      'Content-Disposition: attachment',
      '',
      '%PDF-1.7',
    ),
    ...part('Content-Type: application/pgp-signature; name=s.asc', '', 'x'),
    ...part('Content-Type: message/rfc822', '', 'Subject: Old', '', 'Old words'),
    '--b--',
  ])
  expect(parsed?.files.map(({ name, mime }) => [name, mime])).toEqual([
    ['plan.pdf', 'application/pdf'],
    ['', 'message/rfc822'],
  ])
  expect(Buffer.from(parsed?.files[0]?.content ?? []).toString()).toContain('%PDF-1.7')
  expect(parsed?.text.trim()).toBe('Here it is.')
})

test('has a name of its own where the program gave none', async () => {
  const lines = ['From: ana@example.org', '', 'Yes']
  const [one, again, other] = [await mail(lines), await mail(lines), await mail([...lines, '!'])]
  expect(one?.id).toMatch(/^[0-9a-f]{64}$/)
  expect(one?.id).toBe(again?.id)
  expect(one?.id).not.toBe(other?.id)
})

test('of one that is too large, only the headers are read', async () => {
  const parsed = await mail([...HEAD, 'Content-Type: text/plain', '', 'Yes'], true)
  expect(parsed).toMatchObject({ from: 'ana@example.org', text: '', files: [], isCut: true })
})

test('reads the headers without what follows', async () => {
  const content = Buffer.from([...HEAD, '', '--b', 'Cc: c@example.org', '', 'Yes'].join('\r\n'))
  expect(await readHead({ content, isCut: false })).toMatchObject({
    from: 'ana@example.org',
    addressees: ['answers+c1-2-3-abc@homes.example.org', 'b@example.org'],
    text: '',
  })
})

test('leaves what has parts without end', async () => {
  const parts = Array.from({ length: 600 }, () => ['--b', '', 'x']).flat()
  expect(await mail([...HEAD, 'Content-Type: multipart/mixed; boundary=b', '', ...parts])).toBe(
    undefined,
  )
})

test('leaves what is nested without end', async () => {
  const nested = Array.from({ length: 200 }, (_, n) => [
    `Content-Type: multipart/mixed; boundary=b${n}`,
    '',
    `--b${n}`,
  ])
  expect(await mail([...HEAD, ...nested.flat()])).toBe(undefined)
})
