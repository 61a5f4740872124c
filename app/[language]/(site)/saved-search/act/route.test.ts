import { expect, test } from 'vitest'
import { POST } from './route.ts'

const MULTIPART = 'multipart/form-data; boundary=x'

test.each([
  ['plain text', 'text/plain;charset=UTF-8', '["$F1"]'],
  ['JSON', 'application/json', '{"deed":"end"}'],
  ['a cut form', MULTIPART, '--x\r\nContent-Disposition: form-data; name="deed"\r\n\r\nen'],
])('rejects %s with 400', async (_, type, body) => {
  expect((await POST(formOf(type, body))).status).toBe(400)
})

test('rejects an unknown action with 422', async () => {
  const form = formOf('application/x-www-form-urlencoded', 'deed=fly')
  expect((await POST(form)).status).toBe(422)
})

function formOf(type: string, body: string): Request {
  const headers = { 'Content-Type': type }
  return new Request('http://localhost/saved-search/act', { method: 'POST', headers, body })
}
