import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { getReply } from './calls/api-client.ts'
import { ApiError } from './calls/api-error.ts'
import { type ApiClientOptions, createApiClient } from './client.ts'

const faqs = { error: false, message: 'ok', total: 0, data: [] }

describe('requests', () => {
  test('send the language, accept JSON, and add the token only where it may be needed', async () => {
    const sent: Request[] = []
    let token: string | null = null
    const { http } = clientOf(
      (request) => {
        sent.push(request)
        return Response.json(faqs)
      },
      { language: 'de', token: () => token },
    )
    await http.GET('/get-property-list', { params: { query: { limit: 5 } } })
    token = '7|abc'
    await http.GET('/get-property-list')
    await http.GET('/faqs')
    expect(sent.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
      ['http://provider.example/api/get-property-list?limit=5', null],
      ['http://provider.example/api/get-property-list', 'Bearer 7|abc'],
      ['http://provider.example/api/faqs', null],
    ])
    expect(sent[0]?.headers.get('Accept')).toBe('application/json')
    expect(sent[0]?.headers.get('Content-Language')).toBe('de')
  })

  test('send bodies as forms', async () => {
    const app = new Hono().post('/api/contct_us', async (context) => {
      const form = await context.req.formData()
      return context.json({ error: false, message: String(form.get('subject')) })
    })
    const { http } = clientOf((request) => app.fetch(request))
    const body = {
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.example',
      message: 'Hi',
      subject: 'S',
    }
    expect(getReply(await http.POST('/contct_us', { body })).message).toBe('S')
  })
})

describe('failures', () => {
  const failure = { error: true, message: 'no', data: null }

  test.each<[name: string, answer: Response, expected: object]>([
    [
      'an error flag under status 200',
      Response.json({ error: true, message: 'The title is required.' }),
      { kind: 'refused', status: 200, message: 'The title is required.' },
    ],
    [
      'a status without error flag',
      Response.json({ message: 'Server Error', isReadable: true }, { status: 500 }),
      { kind: 'server', status: 500, message: 'Server Error' },
    ],
    [
      'markup as a message',
      Response.json({ ...failure, message: '<p>No</p>' }, { status: 400 }),
      { kind: 'refused', message: '', isReadable: false },
    ],
    [
      'a message as plain text',
      new Response('Closed until 14:30.', { status: 503 }),
      { kind: 'server', status: 503, message: 'Closed until 14:30.' },
    ],
    [
      'the name of a status as plain text',
      new Response('502 Bad Gateway\n', { status: 502 }),
      { kind: 'server', status: 502, message: '' },
    ],
    [
      'a page of a proxy',
      new Response('<h1>Away</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      { kind: 'server', status: 502, message: '' },
    ],
    [
      'an address that is not verified, told by message',
      Response.json(
        { ...failure, message: 'Please first verify your email address!!!' },
        { status: 400 },
      ),
      { kind: 'refused', key: 'emailNotVerified' },
    ],
    [
      'fields that were refused',
      Response.json(
        { ...failure, key: 'invalid', fields: { limit: 'too many', x: 3 } },
        { status: 422 },
      ),
      { kind: 'invalid', key: 'invalid', fields: { limit: 'too many' } },
    ],
    ['no sign-in', Response.json(failure, { status: 401 }), { kind: 'unauthenticated' }],
    ['nothing there', Response.json(failure, { status: 404 }), { kind: 'notFound' }],
    ['a conflict', Response.json(failure, { status: 409 }), { kind: 'refused', status: 409 }],
    [
      'a deactivated account, told by status',
      Response.json({ ...failure, key: 'accountDeactivated' }, { status: 401 }),
      { kind: 'refused', key: 'accountDeactivated' },
    ],
    [
      'a deactivated account, told by a flag',
      Response.json({ error: true, message: 'no', is_active: false }),
      { kind: 'refused', key: 'accountDeactivated' },
    ],
    [
      'demo mode',
      Response.json({ error: true, message: 'no', code: 403 }),
      { kind: 'refused', key: 'demoMode' },
    ],
    [
      'a package of a guest',
      Response.json({ ...failure, key: 'packageRefused' }, { status: 403 }),
      { kind: 'packageRefused', data: null },
    ],
    [
      'too many, seconds',
      Response.json(failure, { status: 429, headers: { 'Retry-After': '7' } }),
      { kind: 'tooMany', retryAfterSeconds: 7 },
    ],
    [
      'too many, a date that has passed',
      Response.json(failure, {
        status: 429,
        headers: { 'Retry-After': 'Sat, 01 Jan 2000 00:00:00 GMT' },
      }),
      { kind: 'tooMany', retryAfterSeconds: 0 },
    ],
    [
      'too many, a date of a clock that is an hour from the device’s',
      Response.json(failure, {
        status: 429,
        headers: {
          Date: 'Sat, 01 Jan 2000 00:00:00 GMT',
          'Retry-After': 'Sat, 01 Jan 2000 00:00:45 GMT',
        },
      }),
      { kind: 'tooMany', retryAfterSeconds: 45 },
    ],
    [
      'not built',
      Response.json({ ...failure, key: 'notBuilt' }, { status: 501 }),
      { kind: 'refused' },
    ],
    ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 }), { kind: 'server' }],
    ['a login page', new Response('<h1>Sign in</h1>'), { kind: 'malformed', status: 200 }],
    ['half an answer', new Response('{"error":fal'), { kind: 'malformed' }],
    ['no object', Response.json([1, 2]), { kind: 'malformed' }],
    ['nothing', new Response(''), { kind: 'malformed' }],
  ])('are recognized: %s', async (_, answer, expected) => {
    const { http } = clientOf(() => answer)
    const error = await http.GET('/faqs').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject(expected)
  })

  test('include a missing connection', async () => {
    const { http } = clientOf(() => Promise.reject(new TypeError('fetch failed')))
    await expect(http.GET('/faqs')).rejects.toMatchObject({
      kind: 'network',
      status: 0,
      cause: new TypeError('fetch failed'),
    })
  })

  test('include an interrupted response', async () => {
    const broken = new ReadableStream({
      start: (stream) => stream.error(new TypeError('terminated')),
    })
    const { http } = clientOf(() => new Response(broken))
    await expect(http.GET('/faqs')).rejects.toMatchObject({ kind: 'network' })
  })

  test('include a timeout', async () => {
    const { http } = clientOf(untilAborted, { timeoutMilliseconds: 5 })
    await expect(http.GET('/faqs')).rejects.toMatchObject({ kind: 'network' })
  })

  test('do not include an aborted call', async () => {
    const { http } = clientOf(untilAborted)
    const stop = new AbortController()
    const call = http.GET('/faqs', { signal: stop.signal })
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('returns an empty list for a "no data" failure', async () => {
  const none = { error: true, message: 'No data found' }
  const { http } = clientOf(() => Response.json(none, { status: 500 }))
  const reply = getReply(await http.GET('/get_payment_details'))
  expect(reply).toEqual({ error: false, message: '', data: [], total: 0 })
})

test('returns non-JSON replies unchanged', async () => {
  const { http } = clientOf(
    () => new Response('<p>Receipt</p>', { headers: { 'Content-Type': 'text/html' } }),
  )
  const params = { query: { payment_transaction_id: 1 } }
  const receipt = await http.GET('/get-payment-receipt', { params, parseAs: 'text' })
  expect(receipt.data).toBe('<p>Receipt</p>')
})

function clientOf(
  answer: (request: Request, init: { signal: AbortSignal }) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  return createApiClient({
    baseUrl: 'http://provider.example/api',
    language: 'en',
    fetch: async (request, init) => answer(request, init),
    ...options,
  })
}

function untilAborted(_: Request, { signal }: { signal: AbortSignal }): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    if (signal.aborted) reject(signal.reason)
  })
}
