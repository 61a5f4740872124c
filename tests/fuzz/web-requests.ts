import type { Choices } from './choices.ts'
import { hostileQuery } from './contract-requests.ts'
import { BOUNDARY } from './encoding.ts'
import { spoilFraming, spoilHeaders } from './spoiling.ts'
import { type Header, requestId, type WireRequest } from './wire-request.ts'

/** Kinds of addresses that the web answers itself → examples that are there. */
export type WebAddresses = ReadonlyMap<string, readonly string[]>

/** A request to an address of the web: some as a browser sends it, most with a few things wrong. */
export function webRequest(
  kind: string,
  { seed, choices, addresses }: { seed: number; choices: Choices; addresses: WebAddresses },
): WireRequest {
  const wrong = Array.from({ length: choices.of([0, 1, 1, 2]) }, () => choices.of(WRONGS))
  const has = (what: (typeof WRONGS)[number]) => wrong.includes(what)
  const example = choices.of(addresses.get(kind) ?? ['/'])
  const headers: Header[] = [['X-Request-Id', requestId(seed)]]
  if (has('action')) headers.push(['Next-Action', choices.of(ACTIONS)])
  if (has('flight')) headers.push(...flightHeaders(choices))
  if (has('visitor')) headers.push(choices.of(VISITORS))
  if (has('headers')) spoilHeaders(choices, headers)
  const isPost = has('action') || has('method')
  const method = has('method') ? choices.of(METHODS) : isPost ? 'POST' : 'GET'
  const body = ['GET', 'HEAD'].includes(method) ? Buffer.alloc(0) : choices.of(BODIES)
  if (body.length > 0) headers.push(['Content-Type', choices.of(TYPES)])
  const path = has('path') ? spoiledPath(choices, example) : example
  const search = has('query') ? hostileQuery(choices, QUERY_NAMES) : ''
  return {
    seed,
    label: `web: ${kind}`,
    through: 'web',
    caller: 'guest',
    method,
    headers,
    body,
    path: path.includes('?') ? path : path + search,
    ...(has('framing') ? { framing: spoilFraming(choices, body) } : {}),
  }
}

const WRONGS = [
  'path',
  'path',
  'path',
  'query',
  'query',
  'action',
  'action',
  'flight',
  'flight',
  'visitor',
  'headers',
  'method',
  'framing',
] as const

const METHODS = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'get',
  'M-SEARCH',
]

const QUERY_NAMES = [
  'page',
  'q',
  'search',
  'city',
  'min_price',
  'max_price',
  'sort',
  'homes',
  'show',
  'next',
  'token',
  'category',
  '_rsc',
  'slug',
  'language',
  'nxtPlanguage',
  'url',
  'w',
  'bounds',
  '__proto__',
  'price',
  'rate',
  'years',
  'kind',
]

const ESCAPES = [
  '%',
  '%f',
  '%ff',
  '%00',
  '%c3%28',
  '%ed%a0%80',
  '%2f',
  '%5c',
  '%2e%2e',
  '%0d%0aX: y',
  '%25',
  '%252f',
  '%E0%A4%A',
  '..',
  '.',
  '//',
  '\\',
  ';',
  '__proto__',
  'constructor',
  '[slug]',
  '(site)',
  '@slot',
  '$',
  '*',
  '~',
  '\xff\xfe',
  '"',
  '<',
]

function spoiledPath(choices: Choices, example: string): string {
  const [path = '/', search] = example.split('?', 2)
  const odd = choices.of(ESCAPES)
  const parts = path.split('/')
  const at = choices.int(1, parts.length)
  const spoiled = choices.of([
    `/${odd}`,
    `${path}/${odd}`,
    `${path}${odd}`,
    parts.toSpliced(at, 0, odd).join('/'),
    parts.toSpliced(at, 1, odd).join('/'),
    `/${choices.of(['de', 'ar', 'en', 'xx', '%64e'])}${path}${odd}`,
    `/${path}`,
    `/_next/${choices.of(['data', 'image', 'static', 'x'])}${path}${odd}`,
    `${path}/${'a'.repeat(choices.of([300, 5000, 60_000]))}`,
    `${path}${'/a'.repeat(1000)}`,
    `http://other.example.org${path}`,
    `${path.toUpperCase()}.json`,
  ])
  return search === undefined
    ? spoiled
    : `${spoiled}?${search}${choices.of(['', odd, `&x=${odd}`])}`
}

const ACTIONS = [
  'x',
  '',
  '0'.repeat(40),
  '7f'.repeat(21),
  '__proto__',
  '\xff',
  'a'.repeat(5000),
  '../x',
]

function flightHeaders(choices: Choices): Header[] {
  const names = [
    'RSC',
    'Next-Router-State-Tree',
    'Next-Router-Prefetch',
    'Next-Router-Segment-Prefetch',
    'Next-Url',
    'X-Middleware-Subrequest',
    'X-Invoke-Path',
    'X-Matched-Path',
    'X-Nextjs-Data',
    'X-Middleware-Rewrite',
    'X-Middleware-Prefetch',
    'Next-Hmr-Refresh',
    'X-Now-Route-Matches',
    'X-Invoke-Status',
    'Next-Resume',
  ]
  const values = [
    '1',
    '0',
    '',
    '[',
    '%5B%22%22%5D',
    '%ff',
    'null',
    '["",{}]',
    '/_tree',
    '/../x',
    'true',
    '\xff',
    '500',
    '%5B%22%22%2C%7B%22children%22%3A%5B%22__PAGE__%22%2C%7B%7D%5D%7D%5D',
    'a'.repeat(20_000),
    '{"a":',
    encodeURIComponent('['.repeat(3000)),
  ]
  const count = choices.int(1, 3)
  const isFlight = choices.once(2)
  const chosen = Array.from(
    { length: count },
    (): Header => [choices.of(names), choices.of(values)],
  )
  return isFlight ? [['RSC', '1'], ...chosen] : chosen
}

const VISITORS: readonly Header[] = [
  ...[
    'xx',
    'de;q=x',
    '*',
    '\xff',
    'en-'.repeat(2000),
    ',,,;',
    'ar-EG-u-nu-latn;q=1e9',
    '__proto__',
  ].map((value): Header => ['Accept-Language', value]),
  ...[
    'theme=%ff',
    'a=%',
    '=',
    ';;;',
    '__proto__=1',
    `a=${'b'.repeat(9000)}`,
    'theme=\xff',
    'language=../x',
    'NEXT_LOCALE=%',
  ].map((value): Header => ['Cookie', value]),
  ...['text/x-component', 'application/json', '\xff', 'image/*'].map(
    (value): Header => ['Accept', value],
  ),
  ...['', 'Googlebot', '\xff', 'a'.repeat(5000)].map((value): Header => ['User-Agent', value]),
  ...['prefetch', '\xff'].map((value): Header => ['Purpose', value]),
  ['If-None-Match', '*'],
  ['Range', 'bytes=5-1'],
]

const TYPES = [
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/json',
  '',
  '\xff',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'multipart/form-data',
]

const BODIES = [
  '',
  '[]',
  '{"a":1}',
  'a=1&token=x',
  '["$F1"]',
  '[{"__proto__":1}]',
  '\xff\xfe',
  '%',
  '$ACTION_ID_x=1',
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="1_$ACTION_ID_00"; filename="a"\r\n\r\nx`,
].map((text) => Buffer.from(text, 'latin1'))
