import { expect, test } from 'vitest'
import { composeMail, type Letter } from './compose-mail.ts'
import { checkMail } from './mailer.ts'

const letter: Letter = {
  to: 'office@example.org',
  subject: 'A message from Ana',
  language: 'en',
  direction: 'ltr',
  heading: 'A message',
  paragraphs: ['Is the house still free?\nI could come on Monday.', 'Ana'],
}

test('a letter has the same words as text and as HTML', () => {
  const mail = composeMail({
    ...letter,
    replyTo: 'ana@example.org',
    link: { label: 'Answer', url: 'https://homes.example.org/admin?id=1&view=2' },
  })
  expect(mail.text).toBe(
    'A message\n\nIs the house still free?\nI could come on Monday.\n\nAna\n\nAnswer: https://homes.example.org/admin?id=1&view=2\n',
  )
  expect(mail.html).toContain(
    '<p>Is the house still free?<br>I could come on Monday.</p><p>Ana</p>',
  )
  expect(mail.html).toContain('href="https://homes.example.org/admin?id=1&amp;view=2"')
  expect(mail).toMatchObject({
    to: 'office@example.org',
    replyTo: 'ana@example.org',
    subject: 'A message from Ana',
  })
})

test('what somebody typed is words, never markup', () => {
  const typed = `<img src=x onerror="alert('1')"> & co`
  const mail = composeMail({ ...letter, heading: typed, paragraphs: [typed] })
  const words = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co'
  expect(mail.html).toContain(`>${words}</h1><p>${words}</p>`)
  expect(mail.html).not.toContain('<img')
  expect(mail.text).toBe(`${typed}\n\n${typed}\n`)
})

test('Arabic runs from right to left', () => {
  const mail = composeMail({ ...letter, language: 'ar', direction: 'rtl', heading: 'رسالة' })
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
})

test("line breaks in a person's words do not reach the subject", () => {
  const mail = composeMail({ ...letter, subject: 'From Ana\r\nBcc: all@example.org' })
  expect(mail.subject).toBe('From Ana Bcc: all@example.org')
  expect(() => checkMail(mail)).not.toThrow()
})

test('a link that is a program is refused', () => {
  const link = { label: 'x', url: 'javascript:alert(1)' }
  expect(() => composeMail({ ...letter, link })).toThrow('Not a web address')
})
