import { describe, expect, test } from 'vitest'
import { cleanRichText } from './rich-text.ts'

test('keeps text, lists, tables and quotes', () => {
  const html =
    '<h2>Costs</h2><p>Two to <strong>six</strong> per cent:<br />taxes.</p><ul><li>Fee</li></ul>' +
    '<table><tr><th scope="col">Item</th><td colspan="2">Sum</td></tr></table><blockquote lang="de">Ja.</blockquote>'
  expect(cleanRichText(` ${html} `)).toBe(html)
})

test.each([
  ['<p onclick="steal()">A</p>', '<p>A</p>'],
  ['<script>steal()</script><p>A</p>', '<p>A</p>'],
  ['<style>p{}</style><p style="position:fixed" class="x">A</p>', '<p>A</p>'],
  ['<iframe src="https://evil.example"></iframe>A', 'A'],
  ['<svg><script>steal()</script></svg>A', 'A'],
  ['<form action="/x"><input name="card">A</form>', 'A'],
  ['<img src="javascript:steal()" onerror="steal()" alt="x">', '<img alt="x" loading="lazy" />'],
  ['<img src="data:image/svg+xml,x">', '<img loading="lazy" />'],
  ['<p>A<', '<p>A&lt;</p>'],
])('makes %s harmless', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean)
})

test('allows only web, mail and site links, without access to the opener', () => {
  const link = (href: string) => cleanRichText(`<a href="${href}" target="_top">x</a>`)
  const rel = 'rel="noopener"'
  expect(link('https://a.example')).toBe(`<a href="https://a.example" ${rel}>x</a>`)
  expect(link('/articles')).toBe(`<a href="/articles" ${rel}>x</a>`)
  expect(link('mailto:a@b.example')).toBe(`<a href="mailto:a@b.example" ${rel}>x</a>`)
  for (const href of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '//evil.example', 'data:x']) {
    expect(link(href)).toBe(`<a ${rel}>x</a>`)
  }
})

test.each([
  ['<p>Bath < 6 m², hall > 9 m²</p>', '<p>Bath &lt; 6 m², hall &gt; 9 m²</p>'],
  ['<p>Ask for <price>, x<y</p>', '<p>Ask for &lt;price&gt;, x&lt;y</p>'],
])('keeps the text of %s', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean)
})

test('turns a first-level heading into a second-level one', () => {
  expect(cleanRichText('<h1>A</h1>')).toBe('<h2>A</h2>')
})

test('limits headings to the fourth level', () => {
  expect(cleanRichText('<h5>A</h5><h6>B</h6>')).toBe('<h4>A</h4><h4>B</h4>')
})

describe('pictures', () => {
  const picture = (src: string) =>
    src.startsWith('/files/') ? { src: `${src}?w=960`, srcset: `${src}?w=480 480w` } : null

  test("use the widths of the page instead of the author's", () => {
    const html =
      '<img src="/files/a.jpg" srcset="https://evil.example/b.jpg 2x" alt="A" width="30">'
    expect(cleanRichText(html, { picture })).toBe(
      '<img alt="A" width="30" src="/files/a.jpg?w=960" srcset="/files/a.jpg?w=480 480w" loading="lazy" />',
    )
    expect(cleanRichText(html)).toBe('<img alt="A" width="30" src="/files/a.jpg" loading="lazy" />')
  })

  test('of other sites become links, to keep readers private until they click', () => {
    const clean = (html: string) => cleanRichText(html, { picture })
    expect(clean('<p><img src="https://x.example/a.jpg" alt="A <b>"></p>')).toBe(
      '<p><a href="https://x.example/a.jpg" rel="noopener">A &lt;b&gt;</a></p>',
    )
    expect(clean('<img src="javascript:steal()" alt="A">')).toBe('<a rel="noopener">A</a>')
  })
})
