import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReply } from '@/client/api/calls/api-client.ts'
import { createApiClient } from '@/client/api/client.ts'
import { serveProviderDouble } from './serve.ts'

let provider: Awaited<ReturnType<typeof serveProviderDouble>>

beforeAll(async () => {
  provider = await serveProviderDouble()
})

afterAll(() => provider.close())

describe('over HTTP', () => {
  const client = () => createApiClient({ baseUrl: `${provider.url}/api`, language: 'en' }).http

  test('reads replies and failures', async () => {
    const params = { query: { city: 'Nowhere' } }
    expect(getReply(await client().GET('/get-property-list', { params }))).toEqual({
      error: false,
      message: 'ok',
      data: [],
      total: 0,
    })
    const unknown = { query: { language_code: 'xx' } }
    await expect(client().GET('/get_languages', { params: unknown })).rejects.toMatchObject({
      kind: 'refused',
      message: 'Language not found',
    })
  })

  test('sends the contact form', async () => {
    const body = {
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.example',
      message: 'Hi',
      subject: 'S',
    }
    expect(getReply(await client().POST('/contct_us', { body })).message).toBe('Sent')
  })

  test('is redirected to a login page without our headers', async () => {
    const answer = await fetch(`${provider.url}/api/faqs`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login'])
  })

  test('reports an unreachable provider as no connection', async () => {
    const closed = await serveProviderDouble()
    await closed.close()
    const { http } = createApiClient({ baseUrl: `${closed.url}/api`, language: 'en' })
    await expect(http.GET('/faqs')).rejects.toMatchObject({ kind: 'network' })
  })
})
