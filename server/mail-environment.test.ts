import { expect, test } from 'vitest'
import { mailFaults, mailVariables } from './mail-environment.ts'

test.each([
  ['imaps://answers:secret@mail.example.org', true],
  ['imaps://answers%40example.org:s%2Fcret@mail.example.org:993/Answers%20of%20homes', true],
  ['imap://answers:secret@127.0.0.1:143/INBOX', true],
  ['imaps://mail.example.org', false],
  ['imaps://answers@mail.example.org', false],
  ['imaps://answers:100%@mail.example.org', false],
  ['imaps://answers:secret@mail.example.org/INBOX?tls=no', false],
  ['pop3://answers:secret@mail.example.org', false],
])('takes %s as a mailbox: %s', (url, isRight) => {
  expect(mailVariables.IMAP_URL.safeParse(url).success).toBe(isRight)
})

test.each([
  ['answers@homes.example.org', true],
  ['Answers@Homes.Example.org', true],
  ['answers@localhost', true],
  ['answers+more@homes.example.org', false],
  ['Hearth <answers@homes.example.org>', false],
  ['answers@homes.example.org, b@example.org', false],
  ['answers', false],
  [`${'a'.repeat(20)}@example.org`, true],
  [`${'a'.repeat(21)}@example.org`, false],
])('takes %s as the address of answers: %s', (address, isRight) => {
  expect(mailVariables.REPLY_ADDRESS.safeParse(address).success).toBe(isRight)
})

test('needs both, and mail that is sent', () => {
  const all = {
    PUBLIC_URL: 'https://homes.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    IMAP_URL: 'imaps://answers:secret@mail.example.org',
    REPLY_ADDRESS: 'answers@homes.example.org',
  }
  const without = (...names: (keyof typeof all)[]) =>
    mailFaults({ ...all, ...Object.fromEntries(names.map((name) => [name, undefined])) })
  expect(without()).toEqual([])
  expect(without('IMAP_URL', 'REPLY_ADDRESS', 'SMTP_URL', 'PUBLIC_URL')).toEqual([])
  expect(without('REPLY_ADDRESS')).toEqual(['REPLY_ADDRESS must be set with IMAP_URL'])
  expect(without('IMAP_URL')).toEqual([
    'IMAP_URL must be set with REPLY_ADDRESS: nobody would read the answers',
  ])
  expect(without('SMTP_URL')).toEqual([
    'SMTP_URL must be set with IMAP_URL: only mail that is sent is answered',
  ])
  expect(without('PUBLIC_URL')).toEqual(['PUBLIC_URL must be set with SMTP_URL: mail links to it'])
})
