import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { contractDocument } from './document.ts'
import { Failure } from './failure.ts'
import { readOperations } from './operation.ts'
import { compileRequestReader } from './request-reader.ts'
import { requestValidation } from './validation.ts'

const document = contractDocument({
  paths: {
    '/houses': {
      get: {
        operationId: 'getHouses',
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { name: 'search', in: 'query', schema: { type: 'string', maxLength: 20 } },
          { name: 'latitude', in: 'query', schema: { type: 'number', minimum: -90, maximum: 90 } },
          { name: 'promoted', in: 'query', schema: { type: 'boolean' } },
          {
            name: 'type',
            in: 'query',
            schema: { type: 'integer', enum: [0, 1], 'x-words': { sell: 0, rent: 1 } },
          },
          { name: 'place_ids', in: 'query', schema: { $ref: '#/components/schemas/Ids' } },
          {
            name: 'sizes',
            in: 'query',
            explode: false,
            schema: { type: 'array', maxItems: 3, items: { type: 'integer' } },
          },
        ],
      },
      post: {
        operationId: 'postHouse',
        parameters: [{ name: 'draft', in: 'query', schema: { type: 'integer' } }],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': { schema: { $ref: '#/components/schemas/HousePost' } },
          },
        },
      },
    },
    '/houses/{id}': {
      get: {
        operationId: 'getHouse',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        ],
      },
    },
  },
  components: {
    parameters: {
      Limit: {
        name: 'limit',
        in: 'query',
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
      },
    },
    schemas: {
      Ids: { type: 'array', items: { type: 'integer' } },
      HousePost: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1 },
          note: { type: 'string' },
          price: { type: ['number', 'null'], minimum: 0 },
          rent: { type: 'number', minimum: 0, 'x-typed': true },
          duration: { type: 'string', enum: ['Daily', 'Monthly'] },
          unit: { type: ['string', 'null'], enum: ['m', 'M', 'km', null] },
          sort: { anyOf: [{ type: 'string', enum: ['Newest'] }, { type: 'string' }] },
          is_premium: { type: 'boolean', default: false },
          parameters: {
            type: 'array',
            items: {
              type: 'object',
              required: ['parameter_id'],
              properties: {
                parameter_id: { type: 'integer' },
                value: { oneOf: [{ type: 'string' }, { type: 'string', format: 'binary' }] },
              },
            },
          },
          photo: { type: 'string', format: 'binary' },
        },
      },
    },
  },
})

const readers = new Map(
  readOperations(document).map((operation) => [
    operation.id,
    compileRequestReader(document, requestValidation(document), operation),
  ]),
)

function reader(id: string) {
  const found = readers.get(id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}

function refusal(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return facts(error)
  }
}

function facts(error: unknown): unknown {
  if (!(error instanceof Failure)) throw error
  return error.options.fields ?? error.code
}

const houses = (search: string) => refusal(() => reader('getHouses').query(search))

function post(contentType: string, text: string): Promise<unknown> {
  const source = {
    contentType,
    contentLength: undefined,
    stream: Readable.from([Buffer.from(text)]),
  }
  return reader('postHouse')
    .body(source, () => Promise.reject(new Error('no files here')))
    .catch(facts)
}

const form = (text: string) => post('application/x-www-form-urlencoded', text)
const json = (value: unknown) => post('application/json', JSON.stringify(value))

describe('a query string', () => {
  it('is converted to the contract’s types, with defaults', () => {
    expect(houses('latitude=-12.50&promoted=1&type=0&search=two+rooms%20%C3%A9')).toEqual({
      limit: 10,
      latitude: -12.5,
      promoted: true,
      type: 0,
      search: 'two rooms é',
    })
  })

  it.each([
    ['place_ids=1&place_ids=2', [1, 2]],
    ['place_ids[]=1&place_ids[]=2', [1, 2]],
    ['place_ids[1]=2&place_ids[0]=1', [1, 2]],
    ['place_ids=7', [7]],
  ])('accepts a list as %s', (search, list) => {
    expect(houses(search)).toEqual({ limit: 10, place_ids: list })
  })

  it('accepts comma-separated lists where declared', () => {
    expect(houses('sizes=1,2')).toEqual({ limit: 10, sizes: [1, 2] })
    expect(houses('sizes=1,x')).toEqual({ 'sizes[1]': 'must be a whole number' })
  })

  it.each([
    ['type=Rent', { type: 1 }],
    ['type=0', { type: 0 }],
    ['promoted=True', { promoted: true }],
  ])('accepts the words of %s', (search, read) => {
    expect(houses(search)).toEqual({ limit: 10, ...read })
  })

  it('ignores unknown and empty names, and uses the last of repeated ones', () => {
    expect(houses('utm=1&ref[a]=2&search=&type=&limit=5&limit=6&&')).toEqual({ limit: 6 })
  })

  it.each([
    ['limit=-1', { limit: 'must be at least 1' }],
    ['limit=101', { limit: 'must be at most 100' }],
    ['limit=1.5', { limit: 'must be a whole number' }],
    ['limit=ten', { limit: 'must be a whole number' }],
    ['limit=0x10', { limit: 'must be a whole number' }],
    ['limit=99999999999999999999', { limit: 'must be a whole number' }],
    ['latitude=91', { latitude: 'must be at most 90' }],
    ['latitude=1e999', { latitude: 'must be a number' }],
    ['latitude=NaN', { latitude: 'must be a number' }],
    ['promoted=maybe', { promoted: 'must be 1 or 0 (or true or false)' }],
    ['type=2', { type: 'must be one of 0, 1' }],
    ['search=123456789012345678901', { search: 'must have at most 20 characters' }],
    ['search=a%00b', { search: 'must not contain the character NUL' }],
    ['search[a]=1', { search: 'must be text' }],
    ['place_ids[0]=1&place_ids[2]=2', { place_ids: 'must be numbered from 0 without gaps' }],
    ['place_ids[900000000]=1', { place_ids: 'must be numbered from 0 without gaps' }],
    ['limit=0&type=5', { limit: 'must be at least 1', type: 'must be one of 0, 1' }],
  ])('rejects %s by name', (search, fields) => {
    expect(houses(search)).toEqual(fields)
  })

  it.each([
    'search=%ff',
    'search=%C3%28',
    'search=%E0%A4%A',
    'search=%',
    '%ff=1',
    '__proto__[limit]=1',
    'a[__proto__]=1',
    'a[constructor][prototype]=1',
    'a[=1',
    'a]=1',
    'a[b]c=1',
    '[a]=1',
    'a[][b]=1',
    'a=1&a[b]=2',
    'a[b]=2&a=1',
    'a[1][2][3][4][5][6]=1',
    'a=1&'.repeat(201),
  ])('is undecodable as %s', (search) => {
    expect(houses(search)).toBe('malformed')
  })
})

describe('a path', () => {
  it('is typed and limited like the rest', () => {
    expect(reader('getHouse').path({ id: '7' })).toEqual({ id: 7 })
    expect(refusal(() => reader('getHouse').path({ id: '0' }))).toEqual({
      id: 'must be at least 1',
    })
  })
})

describe('a body', () => {
  const house = {
    title: 'House',
    price: 12.5,
    is_premium: true,
    parameters: [{ parameter_id: 3, value: 'a,b' }, { parameter_id: 4 }],
  }

  it('means the same in brackets and in JSON', async () => {
    const sent =
      'title=House&price=12.5&is_premium=true&parameters[0][parameter_id]=3' +
      '&parameters[0][value]=a,b&parameters[1][parameter_id]=4'
    expect(await form(sent)).toEqual(house)
    expect(await json(house)).toEqual(house)
  })

  it('omits empty fields that cannot be empty, and clears those that can', async () => {
    expect(await form('title=House&note=&price=&duration=&photo=')).toEqual({
      title: 'House',
      note: '',
      price: null,
      is_premium: false,
    })
  })

  it.each([
    [{ duration: 'DAILY' }, { duration: 'Daily' }],
    [{ duration: ' monthly ' }, { duration: 'Monthly' }],
    [{ unit: 'KM' }, { unit: 'km' }],
    [{ unit: 'M' }, { unit: 'M' }],
    [{ sort: 'NEWEST' }, { sort: 'NEWEST' }],
    [{ is_premium: 'TRUE' }, { is_premium: true }],
  ])('takes enumerated words of %j in any case, if only one can be meant', async (sent, kept) => {
    expect(await json({ title: 'a', ...sent })).toEqual({ title: 'a', is_premium: false, ...kept })
  })

  it.each([
    ['315000', 315_000],
    ['315000.50', 315_000.5],
    ['1.0E6', 1_000_000],
    ['315,000.50', 315_000.5],
    ['2.340.000', 2_340_000],
    ['31,50,000', 3_150_000],
    ['٣١٥٬٠٠٠', 315_000],
    ['315.000', 'may be 315000 or 315'],
    ['315,000', 'may be 315000 or 315'],
    ['€315,000.00', 'must not name a currency'],
    ['(5)', 'must not be negative'],
    ['-5', 'must be at least 0'],
    ['34xyz', 'must be a number'],
  ])('reads the amount %j as %s', async (text, rent) => {
    const read = await form(`title=a&rent=${encodeURIComponent(text)}`)
    expect(read).toMatchObject({ rent })
    expect(await json({ title: 'a', rent: text })).toMatchObject({ rent })
  })

  it('rejects unknown fields at every depth', async () => {
    expect(await form('title=a&is_admin=1')).toEqual({ is_admin: 'is not known' })
    expect(await json({ title: 'a', parameters: [{ parameter_id: 1, owner: 2 }] })).toEqual({
      'parameters[0][owner]': 'is not known',
    })
    const poisoned = await post('application/json', '{"title":"a","__proto__":{"b":1}}')
    expect(Object.entries(Object(poisoned))).toEqual([['__proto__', 'is not known']])
    expect(refusal(() => reader('postHouse').query('page=1'))).toEqual({ page: 'is not known' })
  })

  it.each([
    [{ title: '' }, { title: 'is required' }],
    [{}, { title: 'is required' }],
    [[], { body: 'must be a group of fields' }],
    [null, { body: 'must be a group of fields' }],
    [{ title: 5 }, { title: 'must be text' }],
    [{ title: 'a\0' }, { title: 'must not contain the character NUL' }],
    [{ title: '\ud800' }, { title: 'must be well-formed text' }],
    [{ title: 'a', price: -1 }, { price: 'must be at least 0' }],
    [{ title: 'a', price: 'much' }, { price: 'must be a number' }],
    [{ title: 'a', duration: 'Hourly' }, { duration: 'must be one of Daily, Monthly' }],
    [{ title: 'a', photo: 'text' }, { photo: 'must be a file' }],
    [
      { title: 'a', parameters: [{ value: 'x' }] },
      { 'parameters[0][parameter_id]': 'is required' },
    ],
    [{ title: 'a', parameters: [null] }, { 'parameters[0]': 'must be a group of fields' }],
  ])('rejects %j by name', async (value, fields) => {
    expect(await json(value)).toEqual(fields)
  })

  it('is rejected when nested too deeply', async () => {
    const deep = `{"title":"a","parameters":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect(await post('application/json', deep)).toEqual({ parameters: 'is nested too deeply' })
  })

  it.each([
    ['application/json', '{"title":'],
    ['application/x-www-form-urlencoded', 'title=%ff'],
    ['text/plain', 'title=a'],
    ['application/xml', '<title/>'],
    ['', 'title=a'],
    ['multipart/form-data', 'title=a'],
  ])('of type %s is undecodable as %s', async (type, text) => {
    expect(await post(type, text)).toBe('malformed')
  })

  it('of invalid UTF-8 is undecodable', async () => {
    const source = {
      contentType: 'application/json',
      contentLength: undefined,
      stream: Readable.from([Buffer.from([0x22, 0xff, 0x22])]),
    }
    const read = reader('postHouse').body(source, () => Promise.reject(new Error()))
    expect(await read.catch(facts)).toBe('malformed')
  })

  it('of text is rejected beyond a megabyte', async () => {
    expect(await form(`title=${'a'.repeat(1024 * 1024)}`)).toBe('tooLarge')
  })
})
