import { afterEach, expect, test } from 'vitest'
import { screenMarkup } from './screen-markup.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function shown(markup: string): string {
  document.body.innerHTML = markup
  return screenMarkup(document)
}

test('A screen shown again is the same, although React counts its ids on', () => {
  const first = shown('<label for="_r_1_">Name</label><input id="_r_1_">')
  expect(shown('<label for="_r_9k_">Name</label><input id="_r_9k_">')).toBe(first)
})

test('A screen whose label belongs to another field is another', () => {
  const first = shown('<label for="_r_1_">Name</label><input id="_r_1_"><input id="_r_2_">')
  const other = shown('<label for="_r_2_">Name</label><input id="_r_1_"><input id="_r_2_">')
  expect(other).not.toBe(first)
})

test('A screen with another text, class, or text in a field is another', () => {
  const markup = '<p class="text-ink">Sent</p><input><input type="checkbox">'
  const first = shown(markup)
  expect(shown(markup.replace('Sent', 'Sent again'))).not.toBe(first)
  expect(shown(markup.replace('ink', 'faint'))).not.toBe(first)
  shown(markup)
  const [text, box] = document.querySelectorAll('input')
  if (!text || !box) throw new Error('no fields')
  text.value = '482915'
  expect(screenMarkup(document)).not.toBe(first)
  text.value = ''
  box.checked = true
  expect(screenMarkup(document)).not.toBe(first)
})

test('A screen in another theme is another', () => {
  const first = shown('<p>Sent</p>')
  document.documentElement.dataset.theme = 'dark'
  expect(screenMarkup(document)).not.toBe(first)
  delete document.documentElement.dataset.theme
})
