import { expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
import { cleanMarkup } from './clean-markup.ts'
import { plainText, textLines } from './plain-text.ts'

const shown = (source: string) => textLines(cleanMarkup(source)).join('\n')

test.each([
  'Bath < 6 m², terrace > 15 m² and covered',
  'To the beach <300 m, to the bus <2 km; quieter than >average',
  'Ask for <price> or <m2>, x<y and y>z',
  'a <b and c> d, if a<b then c',
  'Write to Ann <ann@example.org> or <b@example.org>',
  'See <https://example.org/?a=1&copy=2&region=3>',
  '<3 this home, <- look here ->, <!! hot !!>, </3, <>',
  'Only <!-- half a comment',
  'Number <1>, <2a>, <address>, <area> and <time>',
  'A shopping&centre, a bed&breakfast, R&D, AT&T, &c., &unknown;',
  'Fish & chips, 5 & 6, &#0; &#5 &#99999999; &',
  'Ends with <',
  'Ends with <p',
  'x < y > z <<< 20 >>>',
])('keeps every character of %j', (text) => {
  expect(cleanMarkup(text)).toBe(text)
  expect(shown(text)).toBe(text)
})

test.each([
  ['Gr&ouml;&szlig;e 92 m&sup2;, 310.000 &euro;', 'Größe 92 m², 310.000 €'],
  ['2&frac12; Zi., 19&deg;C, &lsquo;hell&rsquo; &bull; &reg;', '2½ Zi., 19°C, ‘hell’ • ®'],
  ['&#8364;5, &#x20AC;6, &#128;7, &#x92;', '€5, €6, €7, ’'],
  ['&copy 2026 m&sup2, 4 &times 5', '© 2026 m², 4 × 5'],
  ['&NotEqualTilde;&CounterClockwiseContourIntegral;', '≂̸∳'],
  ['Tom &amp; Jerry, AT&amp;T, &quot;quiet&quot;', 'Tom & Jerry, AT&T, "quiet"'],
  ['5&nbsp;rooms&shy;here', '5\u00a0roomshere'],
  ['&lt; 20 m&sup2; &gt;', '< 20 m² >'],
])('decodes %j', (source, text) => {
  expect(cleanMarkup(source)).toBe(text)
})

test.each([
  ['&amp;lt;', '&lt;'],
  ['&amp;amp;lt;', '&amp;lt;'],
  ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ['&amp;sup2; is typed so', '&sup2; is typed so'],
  ['&#38;copy;', '&copy;'],
  ['&lt;script&gt;x&lt;/script&gt;', '<script>x</script>'],
])('shows %j as text, also after it was edited and stored again', (source, text) => {
  expect(shown(source)).toBe(text)
  expect(cleanMarkup(cleanMarkup(source))).toBe(cleanMarkup(source))
})

test.each([
  ['<p>Near the <b>lake</b>.</p><p>Quiet<br/>and sunny</p>', 'Near the lake.\nQuiet\nand sunny'],
  ['<ul class="x"><li>One</li><li>Two &gt; 1</li></ul>', 'One\nTwo > 1'],
  ['<div><font color=red size="2">Red</font><o:p></o:p></div>', 'Red'],
  ['<h2>Plan</h2>A &lt; B<!-- note --> C', 'Plan\nA < B C'],
  ['85 m<sup>2</sup>, <style>p{}</style><script>x()</script>new', '85 m², new'],
  ['<SPAN STYLE="a>b">Loud</SPAN>', 'Loud'],
  ['<svg><path d="M0"/></svg>Icon', 'Icon'],
])('formats %j', (source, text) => {
  expect(shown(source)).toBe(text)
})

test.each(['<p></p>', '&nbsp;&#8203;', '<p>\u200b</p>', '&shy;', ' \n'])(
  'is empty for %j',
  (it) => {
    expect(cleanMarkup(it)).toBe('')
  },
)

test('is the same when stored again', () => {
  const pieces = [
    '<',
    '>',
    '&',
    'amp;',
    'lt;',
    'lt',
    '#60;',
    'b',
    ' ',
    '</b>',
    '<b>',
    '="',
    '<p ',
    '/',
    '!--',
    '-->',
    '&sup2;',
    'é',
    '\u200b',
  ]
  let seed = 7
  const draw = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return pieces[Math.floor(seed / 65_536) % pieces.length] ?? ''
  }
  for (let run = 0; run < 3_000; run += 1) {
    const source = Array.from({ length: 12 }, draw).join('')
    const once = cleanMarkup(source)
    expect([source, cleanMarkup(once)]).toEqual([source, once])
    expect([source, plainText(cleanMarkup(once), 999)]).toEqual([source, plainText(once, 999)])
  }
})

test.each([
  '<',
  '<b',
  '<p a="',
  "<p a='",
  '<!--',
  '<script>',
  '<p   ',
  '&',
  '&amp',
  '&#',
  '<a b=c ',
  '<style></style',
])('takes time that grows with the number of %j', (piece) => {
  expectLinearCost((length) => cleanMarkup(piece.repeat(length / piece.length)), 5_000)
})
