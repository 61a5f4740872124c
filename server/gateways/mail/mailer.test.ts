import { describe, expect, test } from 'vitest'
import { checkMail, type Mail, MailRefused } from './mailer.ts'
import { toSender } from './open-mailer.ts'

const mail: Mail = { to: 'ana@example.org', subject: 'Hello', text: 'Hello Ana' }

describe('a mail is rejected before sending', () => {
  test.each([
    ['a line break in the subject', { ...mail, subject: 'Hi\r\nBcc: all@example.org' }],
    ['a lone line feed', { ...mail, subject: 'Hi\nX-Header: 1' }],
    ['a subject of ten pages', { ...mail, subject: 'a'.repeat(20_000) }],
    ['a header behind the address', { ...mail, to: 'ana@example.org\r\nBcc: all@example.org' }],
    ['two recipients', { ...mail, to: 'ana@example.org, bob@example.org' }],
    ['two recipients in another way', { ...mail, to: 'ana@example.org;bob@example.org' }],
    ['a name around the address', { ...mail, to: 'Ana <ana@example.org>' }],
    ['no address', { ...mail, to: 'ana' }],
    ['a forged reply address', { ...mail, replyTo: 'x@example.org\nBcc: all@example.org' }],
  ])('with %s', (_, forged) => {
    expect(() => checkMail(forged)).toThrow(MailRefused)
  })

  test.each([
    'ana@example.org',
    "o'neill+homes@mail.example.org",
    'ana@localhost',
    'аня@пример.рф',
  ])('but not with %s', (to) => {
    expect(() => checkMail({ ...mail, to, replyTo: to })).not.toThrow()
  })
})

test('the sender is configured or derived', () => {
  expect(toSender('smtp://u:p@mail.example.org?from=Homes%20<homes@example.org>', undefined)).toBe(
    'Homes <homes@example.org>',
  )
  expect(toSender('smtp://homes%40example.org:p@mail.example.org', undefined)).toBe(
    'homes@example.org',
  )
  expect(toSender('smtp://mail.example.org', 'https://homes.example.org')).toBe(
    'no-reply@homes.example.org',
  )
  expect(toSender('smtp://mail.example.org', undefined)).toBe('no-reply@mail.example.org')
})
