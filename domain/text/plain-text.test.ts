import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Homes,<br>told&nbsp;well.</p>', 'Homes, told well.'],
  ['<h2>A &amp; B</h2><p>&#8364;5 &lt;b&gt; &#x41;</p>', 'A & B €5 <b> A'],
  ['<script>alert(1)</script><style>p{}</style>Quiet', 'Quiet'],
  ['1 < 2', '1 < 2'],
  ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
  ['Bath < 6 m², hall > 9 m² and dry', 'Bath < 6 m², hall > 9 m² and dry'],
  ['<p>Beach <300 m, x<y, <price></p>', 'Beach <300 m, x<y, <price>'],
  ['85 m<sup>2</sup> and <b>so</b>lar', '85 m² and solar'],
  ['<table><tr><td>A</td><td>B</td></tr></table>', 'A B'],
  ['', ''],
])('converts %j', (html, text) => {
  expect(plainText(html, 100)).toBe(text)
})

test('truncates between words', () => {
  expect(plainText('<p>The house by the lake has a jetty</p>', 20)).toBe('The house by the…')
  expect(plainText('x'.repeat(50), 10)).toBe('xxxxxxxxx…')
})
