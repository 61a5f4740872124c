import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { loadContract } from './document.ts'
import { Failure } from './failure.ts'
import { readOperations } from './operation.ts'
import { compileRequestReader } from './request-reader.ts'
import { requestValidation } from './validation.ts'

const contract = loadContract()
const validation = requestValidation(contract)
const operations = new Map(readOperations(contract).map((it) => [it.id, it]))

function reader(id: string) {
  const operation = operations.get(id)
  if (!operation) throw new Error(`no operation ${id}`)
  return compileRequestReader(contract, validation, operation)
}

/** The decoded body, or its refused fields. */
async function read(id: string, body: object): Promise<unknown> {
  const stream = Readable.from([Buffer.from(JSON.stringify(body))])
  const source = { contentType: 'application/json', contentLength: undefined, stream }
  return reader(id)
    .body(source, () => Promise.reject(new Error('no files here')))
    .catch((error: unknown) => {
      if (error instanceof Failure) return error.options.fields
      throw error
    })
}

const BLANKS = [
  '\u200b',
  '\u3164',
  ' \u00a0\u2800',
  '\u00ad\u2060\ufeff',
  '\u034f\u115f',
  '\ufe0f',
  '\u202e\u202c',
  '\u{e0061}',
]

describe.each(BLANKS)('the blank text %j', (blank) => {
  test.each([
    ['postProperty', 'title', 'Title is required'],
    ['postProperty', 'description', 'Description field is required'],
    ['postProperty', 'city', 'City is required'],
    ['postProperty', 'address', 'Address is required'],
    ['updateProperty', 'title', 'Title is required'],
    ['updateProperty', 'description', 'Description field is required'],
    ['postProject', 'title', 'Title is required'],
    ['postProject', 'location', 'Address is required'],
    ['registerUser', 'name', 'Name is required'],
    ['updateProfile', 'name', 'Name is required'],
    ['sendInquiry', 'message', 'Message is required'],
    ['writeToInquiry', 'message', 'Message is required'],
    ['sendContactMessage', 'first_name', 'Name is required'],
    ['sendContactMessage', 'subject', 'Subject is required'],
    ['sendContactMessage', 'message', 'Message is required'],
    ['createReplyTemplate', 'name', 'Name is required'],
    ['saveSearch', 'name', 'Name is required'],
    ['sendMessage', 'message', 'is required'],
    ['refundPayment', 'reason', 'is required'],
    ['addPaymentNote', 'note', 'is required'],
  ])('counts as missing for %s.%s', async (id, field, sentence) => {
    expect(await read(id, { [field]: blank })).toMatchObject({ [field]: sentence })
  })

  test('leaves out the optional name of an inquiry', async () => {
    expect(await read('sendInquiry', { message: 'Free?', name: blank })).not.toHaveProperty('name')
  })
})

const property = {
  id: 1,
  action_type: 0,
  title: 'Loft',
  description: 'Quiet',
  address: 'Mill Lane 1',
  city: 'Ba\u200bden',
  state: ' Ba\u0308rn\u200e',
  country: 'New\u00a0 Land\ufeff',
}

test('texts are cleaned by kind', async () => {
  expect(
    await read('updateProperty', {
      ...property,
      title: ' Lo\u00adft\n❤\ufe0f ',
      description: '85 m&sup2;, < 20 &lt;b&gt;\r\nsunny &amp; dry',
      meta_description: 'A < B &sup2;',
      parameters: [{ parameter_id: 1, value: 'two\r\nlines\u200b' }],
    }),
  ).toMatchObject({
    title: 'Loft ❤\ufe0f',
    description: '85 m², < 20 &lt;b>\nsunny & dry',
    city: 'Baden',
    state: 'Bärn',
    country: 'New Land',
    meta_description: 'A < B &sup2;',
    parameters: [{ parameter_id: 1, value: 'two\nlines' }],
  })
  expect(reader('getPropertyList').query('city=Ba%E2%80%8Bden&search=%C2%ADloft')).toMatchObject({
    city: 'Baden',
    search: 'loft',
  })
})

test('lengths are counted after cleaning', async () => {
  const long = 'a'.repeat(255)
  expect(await read('updateProperty', { ...property, title: `${long}\u200b ` })).toMatchObject({
    title: long,
  })
  expect(await read('updateProperty', { ...property, title: `${long}b` })).toEqual({
    title: 'must have at most 255 characters',
  })
})

test('passwords, codes, tokens and slugs are taken as sent', async () => {
  expect(
    await read('registerUser', {
      name: 'Ann',
      email: 'a@example.org',
      password: ' pa\u0308ss\u200b ',
      re_password: ' pa\u0308ss\u200b ',
    }),
  ).toMatchObject({ password: ' pa\u0308ss\u200b ', re_password: ' pa\u0308ss\u200b ' })
  expect(reader('getProperty').query('slug_id=%EF%B8%8F-hut')).toMatchObject({
    slug_id: '\ufe0f-hut',
  })
})
