import { expect, test } from 'vitest'
import { read } from '@/tests/support/answering-client.ts'
import { createApiClient } from '../client.ts'
import { notificationQueries } from './notifications.ts'

test.each([
  ['viewing-requested', '/user/viewings'],
  ['viewing-reminder', '/user/viewings'],
  ['inquiry', '/user/leads'],
  ['inquiry-answer', '/user/inquiries'],
])('leads from a notification of kind %s to %s', async (kind, page) => {
  const row = {
    id: 55,
    title: 'Viewing requested',
    message: 'Mill',
    type: '1',
    send_type: '2',
    customers_id: '5',
    propertys_id: null,
    created: 'now',
    created_at: '2026-11-20T09:30:00.000000Z',
    notification_image: '',
    property: null,
    kind,
  }
  const client = createApiClient({
    baseUrl: 'http://provider.example/api',
    language: 'en',
    fetch: async () => Response.json({ error: false, message: '', total: 1, data: [row] }),
  })
  expect(await read(notificationQueries.list(client))).toMatchObject({ rows: [{ id: 55, page }] })
})
