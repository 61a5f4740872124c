import { expect, test } from 'vitest'
import { paragraphsOf } from './long-text.tsx'
import { fileParts, isPicture, phoneLink, phoneText } from './owner-words.ts'

test('a stored file is named as people would', () => {
  expect(fileParts('3fa0c114-energy-report.pdf')).toEqual({ title: 'Energy report', type: 'PDF' })
  expect(fileParts('https://files.example/a/Grundri%C3%9F_EG.docx?x=1')).toEqual({
    title: 'Grundriß EG',
    type: 'DOCX',
  })
  expect(fileParts('%E0%A4%A')).toEqual({ title: '%E0%A4%A', type: '' })
})

test('pictures are told by their ending', () => {
  expect(isPicture('https://files.example/plan.PNG?w=3')).toBe(true)
  expect(isPicture('https://files.example/plan.pdf')).toBe(false)
})

test('text and HTML become the same paragraphs, and never markup', () => {
  const words = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.words)
  expect(words('One.\n\nTwo.')).toEqual(['One.', 'Two.'])
  expect(words('<p>One &amp; all.</p><p>Two<br>lines<script>x()</script></p>')).toEqual([
    'One & all.',
    'Two',
    'lines',
  ])
})

test('a stored number is written and dialled with its country', () => {
  expect(phoneText('15035550104')).toBe('+1 503 555 0104')
  expect(phoneText('4915112345678')).toBe('+491 511 234 5678')
  expect(phoneLink('15035550104')).toBe('tel:+15035550104')
})

test('a number that was typed is left alone', () => {
  expect(phoneText('+1 206 555 0123')).toBe('+1 206 555 0123')
  expect(phoneText('0171 1234567')).toBe('0171 1234567')
  expect(phoneLink('+1 (206) 555-0123')).toBe('tel:+12065550123')
})
