import { describe, expect, test } from 'vitest'
import type { VerificationField, VerificationRecord } from '@/client/api/member/verification.ts'
import { answersToSend, type FilledIn, filledFrom, findFault, withDraft } from './answers.ts'

const ask = (
  id: number,
  field_type: VerificationField['field_type'],
  options: string[] = [],
): VerificationField => ({
  id,
  name: `Question ${id}`,
  field_type,
  is_required: 1,
  form_fields_values: options.map((value, at) => ({
    id: at + 1,
    verify_customer_form_id: id,
    value,
  })),
})

const FIELDS = [
  ask(1, 'text'),
  ask(2, 'number'),
  ask(3, 'checkbox', ['Sales', 'Land']),
  ask(4, 'file'),
]
const LICENCE = { key: 'k', name: 'licence.pdf', bytes: 12 }
const FILLED: FilledIn = {
  texts: { ask1: ' HH-1 ', ask2: '12,5' },
  choices: { ask3: ['Sales', 'Land'] },
  files: { ask4: [{ ...LICENCE, upload: 'u-1' }] },
}

const sent = (filled: FilledIn, fileOf: (key: string) => File | null = () => null) =>
  answersToSend(FIELDS, filled, fileOf)

test('converts answers to the wire format', () => {
  expect(sent(FILLED)).toEqual([
    { id: 1, value: 'HH-1' },
    { id: 2, value: '12.5' },
    { id: 3, value: 'Sales,Land' },
    { id: 4, upload: 'u-1' },
  ])
  expect(sent({ texts: {}, choices: {}, files: {} })).toEqual([{ id: 4, value: '' }])
})

test('starts with the last answers and does not resend a kept file', () => {
  const record: VerificationRecord = {
    id: 9,
    user_id: 5,
    status: 'failed',
    reason: 'Blurred.',
    deleted_at: null,
    created_at: '2026-11-20T09:30:00Z',
    updated_at: '2026-11-20T09:30:00Z',
    user: { id: 5, name: 'Ana', profile: '', property_count: 0, projects_count: 0 },
    verify_customer_values: [
      { value: 'HH-1', of: 0 },
      { value: ['Land'], of: 2 },
      { value: 'https://hearth.example/licence.pdf', of: 3, file_name: 'licence.pdf' },
    ].map(({ of, ...rest }, at) => ({
      id: 21 + at,
      verify_customer_id: 9,
      verify_customer_form_id: of + 1,
      ...rest,
      verify_form: FIELDS[of] ?? ask(0, 'text'),
    })),
  }
  const filled = filledFrom(FIELDS, record)
  expect(filled).toEqual({
    texts: { ask1: 'HH-1', ask2: '' },
    choices: { ask3: ['Land'] },
    files: { ask4: [{ key: 'id-23', id: 23, name: 'licence.pdf', bytes: null }] },
  })
  expect(sent(filled)).toEqual([
    { id: 1, value: 'HH-1' },
    { id: 3, value: 'Land' },
  ])
})

describe('a file', () => {
  test('is sent itself to a provider without uploads', () => {
    const file = new File(['x'], 'licence.pdf')
    const kept = { ...FILLED, files: { ask4: [{ ...LICENCE, isKept: true }] } }
    expect(sent(kept, (key) => (key === 'k' ? file : null)).at(-1)).toEqual({ id: 4, value: file })
  })

  test('is required and must be uploaded', () => {
    const [, , , field] = FIELDS
    if (!field) throw new Error('there is one')
    expect(findFault(field, { ...FILLED, files: { ask4: [LICENCE] } })).toBe('sending')
    expect(findFault(field, { ...FILLED, files: {} })).toBe('missing')
    expect(findFault(field, FILLED)).toBe(null)
  })
})

test('reports the fault of each question', () => {
  const empty: FilledIn = { texts: { ask2: 'twelve' }, choices: {}, files: {} }
  expect(FIELDS.map((field) => findFault(field, empty))).toEqual([
    'missing',
    'notANumber',
    'missing',
    'missing',
  ])
  expect(FIELDS.map((field) => findFault(field, FILLED))).toEqual([null, null, null, null])
})

test('restores valid answers from a draft', () => {
  const filled = filledFrom(FIELDS, null)
  const draft = {
    texts: { ask1: 'HH-2', ask2: 4, ask9: 'gone' },
    choices: { ask3: ['Sales', 7] },
    files: { ask4: [{ ...LICENCE, upload: 'u-1' }, { key: 3 }] },
  }
  expect(withDraft(filled, draft)).toEqual({
    texts: { ask1: 'HH-2', ask2: '' },
    choices: { ask3: ['Sales'] },
    files: { ask4: [{ ...LICENCE, upload: 'u-1' }] },
  })
  expect(withDraft(filled, { texts: null, files: 'x' })).toEqual(filled)
})

test.each([
  ['1.500?', 'notANumber'],
  ['twelve', 'notANumber'],
  ['1.5', null],
  ['1,234,567', null],
])('the number %j has the fault %s', (ask2, fault) => {
  expect(findFault(ask(2, 'number'), { ...FILLED, texts: { ask2 } })).toBe(fault)
})
