import { expect, test } from 'vitest'
import { fileParts, isPicture } from './document-list.tsx'
import { paragraphsOf } from './long-text.tsx'

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
