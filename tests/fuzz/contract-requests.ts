import type { ContractDocument } from '@/server/contract/document.ts'
import type { Operation, Parameter } from '@/server/contract/operation.ts'
import { BASE_PATH } from '@/server/http/router.ts'
import type { CallerKind } from './callers.ts'
import type { Choices } from './choices.ts'
import {
  BOUNDARY,
  joinParts,
  toBytes,
  toJson,
  toPairs,
  toPart,
  toPercent,
  toQuery,
} from './encoding.ts'
import { hostileValue, spoil } from './hostile-values.ts'
import { spoilBytes, spoilFraming, spoilHeaders, spoilParts } from './spoiling.ts'
import { Members, type Tree } from './tree.ts'
import { type Known, type Source, validValue } from './valid-values.ts'
import { type Header, requestId, type WireRequest } from './wire-request.ts'

const CALLERS: readonly CallerKind[] = ['guest', 'member', 'agent', 'administrator', 'junk']

type Facts = { seed: number; choices: Choices; document: ContractDocument; known: Known }

type Body = { type: string; bytes: Buffer }

/** A request of this operation: often a valid one, mostly one with a few things wrong. */
export function contractRequest(operation: Operation, facts: Facts): WireRequest {
  const { choices } = facts
  const wrongs = choices.of([0, 0, 1, 1, 1, 2, 3])
  const wrong = Array.from({ length: wrongs }, () => choices.of(WRONGS))
  const has = (what: Wrong) => wrong.includes(what)
  const query = parameters(facts, operation.query)
  if (has('query')) spoil(choices, query)
  const body = bodyOf(operation, facts, { spoils: has('body'), parts: has('parts') })
  if (body && has('bytes')) body.bytes = spoilBytes(choices, body.bytes)
  const headers = usualHeaders(operation, facts, body)
  if (has('headers')) spoilHeaders(choices, headers)
  const path = pathOf(operation, facts, has('path')) + searchOf(choices, query, has('search'))
  const method = has('method') ? choices.of(METHODS) : operation.method
  return {
    seed: facts.seed,
    label: operation.id,
    method,
    path,
    headers,
    ...(has('method') || has('path') ? {} : { operation }),
    through: choices.once(12) ? 'web' : 'provider',
    caller: callerOf(operation, choices),
    body: body?.bytes ?? Buffer.alloc(0),
    ...(has('framing')
      ? { framing: spoilFraming(choices, body?.bytes ?? Buffer.from('a=b')) }
      : {}),
  }
}

const WRONGS = [
  'query',
  'query',
  'body',
  'body',
  'body',
  'body',
  'parts',
  'parts',
  'bytes',
  'headers',
  'headers',
  'path',
  'search',
  'method',
  'framing',
] as const
type Wrong = (typeof WRONGS)[number]

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
]

/** Mostly somebody whom the operation lets in. */
function callerOf({ access, path }: Operation, choices: Choices): string {
  if (access === 'public' || choices.once(5)) return choices.of(CALLERS)
  if (path.includes('/admin/') && !choices.once(4)) return 'administrator'
  return choices.of(['member', 'agent', 'agent', 'administrator'])
}

function parameters({ document, known, choices }: Facts, list: readonly Parameter[]): Members {
  const source: Source = { document, known, choices }
  const wantsMany = choices.once(3)
  return new Members(
    list
      .filter(({ isRequired }) => isRequired || choices.once(wantsMany ? 2 : 5))
      .map(({ name, schema }): [string, Tree] => [name, validValue(source, schema, name)]),
  )
}

function pathOf(operation: Operation, facts: Facts, spoils: boolean): string {
  const { choices } = facts
  const values = new Map(
    operation.pathParameters.map(({ name, schema }) => [
      name,
      validValue(facts, schema, isUpload(operation) ? 'upload' : name),
    ]),
  )
  const filled = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = spoils && choices.once(2) ? choices.of(SEGMENTS) : null
    return value ?? toPercent(String(values.get(name)))
  })
  const path = BASE_PATH + filled
  if (!spoils || operation.pathParameters.length > 0) return path
  return choices.of([
    `${path}/`,
    `${path}%`,
    `${path}%00`,
    `/${path}`,
    path.toUpperCase(),
    `${path}/%ff`,
  ])
}

function isUpload({ path }: Operation): boolean {
  return path.startsWith('/ext/uploads')
}

const SEGMENTS = [
  '%',
  '%f',
  '%ff',
  '%00',
  '..',
  '%2e%2e',
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '99999999999999999999',
  '1e3',
  'a'.repeat(5000),
  '%ed%a0%80',
  '%F0%9F%8F%A1',
  '1;2',
  '*',
  '%25',
  '%5c..',
]

function searchOf(choices: Choices, query: Members, spoils: boolean): string {
  const search = toQuery(query)
  const odd = spoils ? choices.of(SEARCHES) : ''
  return search || odd ? `?${search}${odd}` : ''
}

const SEARCHES = [
  '&x=%',
  '&%ff=1',
  '&x=%c3%28',
  '&x[=1',
  '&x[a]=1&x=2',
  '&&&&',
  '&=',
  '&__proto__[x]=1',
  '&limit=1&limit=2',
  `&${'x=1&'.repeat(300)}`,
  `&x=${'a'.repeat(60_000)}`,
  `&${'a[b]'.repeat(500)}=1`,
  '?',
  '&x=+%2B%20',
  '&x=\xff\xfe',
]

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data'
const JSON_TYPE = 'application/json'

function bodyOf(
  operation: Operation,
  facts: Facts,
  { spoils, parts }: { spoils: boolean; parts: boolean },
): Body | undefined {
  const { choices, document } = facts
  if (operation.id === 'createUpload' || operation.id === 'receiveUpload') {
    return { type: 'application/offset+octet-stream', bytes: choices.of(facts.known.files).bytes }
  }
  const [pointer] = operation.bodies.values()
  if (!pointer)
    return choices.once(20) ? { type: JSON_TYPE, bytes: Buffer.from('{"a":1}') } : undefined
  const value = validValue(facts, document.resolve(pointer), '')
  const tree = value instanceof Members ? value : new Members()
  if (spoils) spoil(choices, tree)
  const declared = [...operation.bodies.keys()]
  const type = parts ? PARTS : choices.of([...declared, ...declared, JSON_TYPE, FORM, PARTS])
  if (type === JSON_TYPE) return { type, bytes: toBytes(toJson(tree)) }
  if (type === FORM) return { type, bytes: toBytes(toQuery(tree)) }
  const list = toPairs(tree).map(toPart)
  return { type, bytes: parts ? spoilParts(choices, list) : joinParts(list) }
}

/** Declared headers, the type of the body, and an address of its own, so that limits per address stay out of the way. */
function usualHeaders(operation: Operation, { choices, seed }: Facts, body?: Body): Header[] {
  const headers: Header[] = [
    ['X-Request-Id', requestId(seed)],
    ['X-Forwarded-For', addressOf(seed)],
  ]
  if (body) {
    const type = body.type === PARTS ? `${PARTS}; boundary=${BOUNDARY}` : body.type
    headers.push(['Content-Type', choices.once(25) ? choices.of(TYPES) : type])
  }
  if (choices.once(4)) headers.push(['Content-Language', choices.of(['en', 'de', 'ar', 'xx', ''])])
  if (isUpload(operation)) headers.push(...tusHeaders(choices, body))
  if (choices.once(6)) headers.push(['Accept-Encoding', 'gzip'])
  return headers
}

const TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  'application/xml',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=a',
  ';',
  'a/b/c',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'APPLICATION/JSON',
  'multipart/form-data; boundary="',
]

function tusHeaders(choices: Choices, body?: Body): Header[] {
  const bytes = body?.bytes.length ?? 100
  const length = choices.once(4) ? choices.of(NUMBERS) : String(choices.of([bytes, bytes + 10, 1]))
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const purpose = choices.of(['photo', 'panorama', 'document', 'verification', 'nothing'])
  const metadata = choices.once(5)
    ? choices.of([
        '',
        'filename',
        'filename %%%',
        ',,,',
        `a ${base64('\0')}`,
        `__proto__ ${base64('x')}`,
      ])
    : `filename ${base64('a.jpg')},purpose ${base64(purpose)}`
  return [
    [
      'Tus-Resumable',
      choices.once(10) ? choices.of(['0.2', '2.0.0', '', '1.0.0, 1.0.0']) : '1.0.0',
    ],
    ['Upload-Length', length],
    ['Upload-Metadata', metadata],
    ['Upload-Offset', choices.once(4) ? choices.of(NUMBERS) : '0'],
    ...(choices.once(8) ? [['Upload-Defer-Length', '1'] satisfies Header] : []),
    ...(choices.once(8)
      ? [['Upload-Concat', choices.of(['partial', 'final;/a /b'])] satisfies Header]
      : []),
  ]
}

const NUMBERS = [
  '-1',
  'abc',
  '',
  '1e9',
  '99999999999999999999',
  '0',
  '1.5',
  ' 1',
  '0x10',
  '20971521',
]

function addressOf(seed: number): string {
  return `10.${(seed >>> 16) & 255}.${(seed >>> 8) & 255}.${seed & 255}`
}

/** Also for addresses of the web, whose queries nobody declares. */
export function hostileQuery(choices: Choices, names: readonly string[]): string {
  const pairs = Array.from({ length: choices.int(0, 3) }, (): [string, Tree] => [
    choices.of(names),
    hostileValue(choices),
  ])
  const search = toQuery(new Members(pairs))
  return search ? `?${search.slice(0, 60_000)}` : ''
}
