import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import type { MailContent } from './mail.ts'
import { checkMail } from './mailer.ts'

const content: MailContent = {
  to: 'office@example.org',
  subject: 'A message from Ana',
  language: 'en',
  direction: 'ltr',
  heading: 'A message',
  paragraphs: ['Is the house still free?\nI could come on Monday.', 'Ana'],
}

test('has the same text as plain text and HTML', () => {
  const mail = composeMail({
    ...content,
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

test('is the same mail when sent twice, but not with other words', () => {
  const ids = [composeMail(content), composeMail(content), composeMail({ ...content, id: 'own-1' })]
  expect(new Set(ids.map(({ id }) => id)).size).toBe(3)
  expect(ids.at(-1)?.id).toBe('own-1')
  for (const mail of ids) expect(() => checkMail(mail)).not.toThrow()
})

test('escapes user input', () => {
  const typed = `<img src=x onerror="alert('1')"> & co`
  const mail = composeMail({ ...content, heading: typed, paragraphs: [typed] })
  const words = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co'
  expect(mail.html).toContain(`>${words}</h1><p>${words}</p>`)
  expect(mail.html).not.toContain('<img')
  expect(mail.text).toBe(`${typed}\n\n${typed}\n`)
})

test('runs from right to left in Arabic', () => {
  const mail = composeMail({ ...content, language: 'ar', direction: 'rtl', heading: 'رسالة' })
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
})

test('begins with the line that people answer above', () => {
  const mail = composeMail({ ...content, replyLine: '##- Reply above <this> line -##' })
  expect(mail.text.split('\n')[0]).toBe('##- Reply above <this> line -##')
  expect(mail.html).toContain('>##- Reply above &lt;this&gt; line -##</p><h1')
})

test('removes line breaks from the subject', () => {
  const mail = composeMail({ ...content, subject: 'From Ana\r\nBcc: all@example.org' })
  expect(mail.subject).toBe('From Ana Bcc: all@example.org')
  expect(() => checkMail(mail)).not.toThrow()
})

test('rejects a script link', () => {
  const link = { label: 'x', url: 'javascript:alert(1)' }
  expect(() => composeMail({ ...content, link })).toThrow('Not a web address')
})

test('lists its items with their links, and the unsubscribe link in the footer', () => {
  const item = {
    title: 'House <b>by</b> the lake',
    url: 'https://homes.example.org/properties-details/house?a=1&b=2',
    note: 'New',
    lines: ['For sale · $845,000.00', 'Bend'],
    image: 'https://homes.example.org/api/ext/files/images/house.jpg?w=640',
  }
  const footer = {
    words: 'You saved this search.',
    links: [
      { label: 'Change it', url: 'https://homes.example.org/manage' },
      { label: 'End it', url: 'https://homes.example.org/end' },
    ],
  }
  const mail = composeMail({ ...content, items: [item], footer, id: 'a-1' })
  expect(mail.id).toBe('a-1')
  expect(mail.text).toContain(
    'House <b>by</b> the lake\nNew\nFor sale · $845,000.00\nBend\nhttps://homes.example.org/properties-details/house?a=1&b=2',
  )
  expect(mail.text.endsWith('End it: https://homes.example.org/end\n')).toBe(true)
  const read = (mail.html ?? '').replace(/<style>.*<\/style>|<[^>]+>/gs, '|').replace(/\|+/g, '|')
  // Readable without pictures, most important words first.
  expect(read).toContain('|New|For sale · $845,000.00|House &lt;b&gt;by&lt;/b&gt; the lake|Bend|')
  expect(mail.html).toContain(
    '<img src="https://homes.example.org/api/ext/files/images/house.jpg?w=640" alt=""',
  )
  expect(() =>
    composeMail({ ...content, items: [{ ...item, url: 'javascript:alert(1)' }] }),
  ).toThrow()
})
