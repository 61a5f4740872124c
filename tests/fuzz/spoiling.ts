import fc from 'fast-check'
import type { Choices } from './choices.ts'
import { BOUNDARY, joinParts, toPart } from './encoding.ts'
import { HOSTILE_NAMES } from './hostile-values.ts'
import { FilePart } from './tree.ts'
import type { Framing, Header } from './wire-request.ts'

/** Bytes lost, doubled, turned over or put in between. */
export function spoilBytes(choices: Choices, bytes: Buffer): Buffer {
  const at = choices.int(0, bytes.length)
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  const kind = choices.int(1, 5)
  if (kind === 1) return Buffer.from(before)
  if (kind === 2) return Buffer.concat([bytes, after])
  if (kind === 3) return Buffer.concat([before, after.subarray(choices.int(0, 40))])
  if (kind === 4)
    return Buffer.concat([
      before,
      Buffer.from(choices.draw(fc.uint8Array({ maxLength: 40 }))),
      after,
    ])
  return Buffer.concat([before, choices.of(BROKEN), after])
}

const BROKEN = [
  'ff',
  '00',
  'c328',
  'eda080',
  'f4908080',
  'e28',
  '0d0a0d0a',
  '22',
  '5d',
  'efbbbf',
].map((hex) => Buffer.from(hex, 'hex'))

/** A form of parts that no browser would send. */
export function spoilParts(choices: Choices, parts: readonly Buffer[]): Buffer {
  const file = toPart(['file', new FilePart('a.jpg', 'image/jpeg', Buffer.alloc(5000, 'a'))])
  const whole = joinParts(parts)
  const shapes: (() => Buffer)[] = [
    () => joinParts([...parts, file], false),
    () => joinParts([...parts, file]).subarray(0, -choices.int(1, 6000)),
    () => joinParts([file, ...parts, ...parts].toReversed()),
    () => joinParts([...parts, file.subarray(0, choices.int(1, 90))]),
    () =>
      joinParts([
        file,
        toPart(['f', 'text']),
        Buffer.from('Content-Disposition: form-data; name="x"\r\n\r\n\xff', 'latin1'),
      ]),
    () =>
      joinParts([file, ...Array.from({ length: 1001 }, (_, index) => toPart([`f${index}`, '1']))]),
    () => joinParts([file, toPart(['big', 'x'.repeat(1_048_577)])]),
    () =>
      joinParts(
        Array.from({ length: 101 }, (_, index) =>
          toPart([`f${index}`, new FilePart('a', 'a/b', Buffer.from('x'))]),
        ),
      ),
    () =>
      joinParts([
        toPart(['file', new FilePart('a.jpg', 'image/jpeg', Buffer.alloc(1_200_000, 'b'))]),
      ]),
    () => joinParts([...parts, toPart([choices.of(HOSTILE_NAMES), 'x'])]),
    () =>
      joinParts([
        ...parts,
        toPart([choices.of(HOSTILE_NAMES), new FilePart('é\0', '\xff', Buffer.from('x'))]),
      ]),
    () => joinParts([...parts, Buffer.from(`X: ${'y'.repeat(20_000)}\r\n\r\nvalue`)]),
    () => joinParts([...parts, Buffer.from(`${'X: y\r\n'.repeat(100)}\r\nvalue`)]),
    () => joinParts([...parts, Buffer.from('Content-Disposition: form-data\r\n\r\nvalue')]),
    () => joinParts([...parts, Buffer.from('no headers at all')]),
    () =>
      joinParts([
        Buffer.from(`Content-Type: multipart/mixed; boundary=${BOUNDARY}\r\n\r\n`),
        whole,
      ]),
    () => Buffer.concat([Buffer.from('before it all'), whole, Buffer.from('behind it all')]),
    () => Buffer.concat([whole, whole]),
    () => Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    () => Buffer.from(`--${BOUNDARY}--\r\n`),
    () => Buffer.alloc(0),
    () => spoilBytes(choices, whole),
  ]
  return choices.of(shapes)()
}

/** Lengths and pieces that contradict what is sent. */
export function spoilFraming(choices: Choices, bytes: Buffer): Framing {
  const { length } = bytes
  const chunked: Header = ['Transfer-Encoding', 'chunked']
  const lengthOf = (text: number | string): Header => ['Content-Length', String(text)]
  const size = length.toString(16)
  const asChunk = (head: string, end: string) =>
    Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)])
  return choices.of<() => Framing>([
    () => ({ headers: [lengthOf(length + 100)], bytes }),
    () => ({ headers: [lengthOf(Math.max(0, length - 1))], bytes }),
    () => ({
      headers: [
        lengthOf(choices.of(['-1', 'abc', '', '1e3', '99999999999999999999', '+5', '1, 2'])),
      ],
      bytes,
    }),
    () => ({ headers: [lengthOf(length), lengthOf(length + 1)], bytes }),
    () => ({
      headers: [lengthOf(length), chunked],
      bytes: asChunk(`${size}\r\n`, '\r\n0\r\n\r\n'),
    }),
    () => ({ headers: [chunked], bytes: asChunk(`${size}\r\n`, '\r\n0\r\n\r\n') }),
    () => ({ headers: [chunked], bytes: asChunk(`${size}\r\n`, '') }),
    () => ({ headers: [chunked], bytes: asChunk(`${size}f\r\n`, '\r\n0\r\n\r\n') }),
    () => ({ headers: [chunked], bytes: asChunk('zz\r\n', '\r\n0\r\n\r\n') }),
    () => ({
      headers: [chunked],
      bytes: asChunk(`${size};${'x'.repeat(20_000)}\r\n`, '\r\n0\r\n\r\n'),
    }),
    () => ({
      headers: [
        ['Transfer-Encoding', choices.of(['gzip', 'chunked, chunked', 'identity', '\x0bchunked'])],
      ],
      bytes,
    }),
    () => ({
      headers: [lengthOf(length), ['Expect', choices.of(['100-continue', 'the-unexpected'])]],
      bytes,
    }),
    () => ({
      headers: [lengthOf(length), ['Connection', 'Upgrade'], ['Upgrade', 'websocket']],
      bytes,
    }),
    () => ({ headers: [], bytes }),
  ])()
}

/** Adds or replaces headers. The list itself is changed. */
export function spoilHeaders(choices: Choices, headers: Header[]): void {
  headers.push(choices.of(ODD_HEADERS))
  if (choices.once(3)) headers.push(choices.of(ODD_HEADERS))
}

const LONG = 'a'.repeat(5000)

const ODD_HEADERS: readonly Header[] = [
  ...[
    'Bearer',
    'Bearer undefined',
    'Bearer null',
    'Bearer 1|',
    `Bearer 1|${LONG}`,
    'Basic YTpi',
    '\xff',
    'Bearer 0|__________________',
  ].map((value): Header => ['Authorization', value]),
  ...['xx', '\xff\xfe', 'de-DE,en;q=0.5', LONG, '__proto__', '../en', 'en\0'].map(
    (value): Header => ['Content-Language', value],
  ),
  ...['a, b', '999.1.1.1', '::1', LONG, '\xff', '127.0.0.1', '10.0.0.1:80', 'unknown'].map(
    (value): Header => ['X-Forwarded-For', value],
  ),
  ...['a b', 'evil.example.org', '[::1', LONG, '\xff', 'a/b', 'a:99999', ''].map(
    (value): Header => ['X-Forwarded-Host', value],
  ),
  ...['javascript', 'https, http', '\xff'].map((value): Header => ['X-Forwarded-Proto', value]),
  ...['a b', '', 'localhost:99999', '\xff', 'a\tb', '%', '[', 'localhost/x', 'user@localhost'].map(
    (value): Header => ['Host', value],
  ),
  ...[
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-0,1-1,2-2',
    'bytes=99999999999999999999-',
    'x',
  ].map((value): Header => ['Range', value]),
  ...['*', '"', 'W/"x', `"${LONG}"`].map((value): Header => ['If-None-Match', value]),
  ...['yesterday', '\xff', 'Thu, 99 Foo 9999 99:99:99 GMT'].map(
    (value): Header => ['If-Modified-Since', value],
  ),
  ...['gzip;q=x', '\xff', 'br, *;q=0', LONG].map((value): Header => ['Accept-Encoding', value]),
  ...['gzip', 'br', 'x'].map((value): Header => ['Content-Encoding', value]),
  ...['', 'x'.repeat(65), '../../a', '\xff'].map((value): Header => ['X-Request-Id', value]),
  ...['PUT', 'DELETE', '\xff'].map((value): Header => ['X-HTTP-Method-Override', value]),
  ['Accept', 'application/xml'],
  ['Origin', 'null'],
  ['Cookie', `a=${LONG}; __proto__=1; %ff`],
  ['X-Long', 'a'.repeat(140_000)],
  ['__proto__', 'x'],
  ['Last-Event-ID', '-1\xff'],
  ['Connection', 'x-forwarded-for, authorization, content-type'],
  ['Trailer', 'X'],
  ['Bad Name', 'x'],
  ['X-Line', 'a\r b'],
  ['X-Zero', 'a\0b'],
]
