import { expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
import { htmlToText } from './html-text.ts'

test.each([
  [
    '<p>Hello <b>Olga</b>,</p><p>Monday&nbsp;is fine &amp; easy.</p>',
    'Hello Olga,\n\nMonday\u00a0is fine & easy.',
  ],
  ['<div>One</div><div><br></div><div>Two</div>', 'One\n\nTwo'],
  ['One<br>\n  Two<br/>Three', 'One\nTwo\nThree'],
  [
    '<html><head><title>No</title><style>p{}</style></head><body><script>no()</script>Yes</body>',
    'Yes',
  ],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['<pre>a\n  b</pre>', 'a\n  b'],
  [
    'Yes<blockquote type="cite"><div>Is it free?</div><blockquote>Old</blockquote></blockquote>',
    'Yes\n> Is it free?\n> > Old',
  ],
  ['Yes<div class="gmail_signature" data-smartmail="x">Ana<br>Agent</div>', 'Yes\n-- \nAna\nAgent'],
  ['<div>Yes</div><div id="Signature"><p>Ana</p></div>', 'Yes\n-- \n\nAna'],
  ['<b>a <<p>b', 'a <\n\nb'],
  ['<head><meta charset="utf-8"><body>Yes', 'Yes'],
  ['a &lt;b&gt; &auml;', 'a <b> ä'],
  ['', ''],
])('reads %s', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test.each(['<div>', '<blockquote>', '</p>', '<a ', '<!--', '&#x', '<pre>a\n'])(
  'takes time that grows with the number of %s',
  (part) => {
    expectLinearCost((length) => htmlToText(part.repeat(length / part.length)), 20_000)
  },
)
