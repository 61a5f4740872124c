import { expect, test } from 'vitest'
import { splitParagraphs } from './long-text.tsx'
import { fileParts, isPicture } from './owner-words.ts'

test('formats the title and the type of a stored file', () => {
  expect(fileParts('3fa0c114-energy-report.pdf')).toEqual({ title: 'Energy report', type: 'PDF' })
  expect(fileParts('https://files.example/a/Grundri%C3%9F_EG.docx?x=1')).toEqual({
    title: 'Grundriß EG',
    type: 'DOCX',
  })
  expect(fileParts('%E0%A4%A')).toEqual({ title: '%E0%A4%A', type: '' })
})

test('recognizes pictures by their extension', () => {
  expect(isPicture('https://files.example/plan.PNG?w=3')).toBe(true)
  expect(isPicture('https://files.example/plan.pdf')).toBe(false)
})

test('splits text and HTML into the same paragraphs without markup', () => {
  const words = (text: string) => splitParagraphs(text).map((paragraph) => paragraph.words)
  expect(words('One.\n\nTwo.')).toEqual(['One.', 'Two.'])
  expect(words('<p>One &amp; all.</p><p>Two<br>lines<script>x()</script></p>')).toEqual([
    'One & all.',
    'Two',
    'lines',
  ])
})
