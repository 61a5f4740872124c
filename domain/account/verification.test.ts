import { describe, expect, test } from 'vitest'
import {
  answerFault,
  joinChoices,
  splitChoices,
  type VerificationKind,
  type VerificationReply,
} from './verification.ts'

const OPTIONS = ['Sales', 'Lettings', 'Sales, abroad']

function faultOf(kind: VerificationKind, reply: VerificationReply, isRequired = true) {
  return answerFault({ kind, isRequired, options: OPTIONS }, reply)
}

test('requires an answer of every kind unless it is optional', () => {
  const kinds = ['text', 'number', 'radio', 'checkbox', 'dropdown', 'textarea', 'file'] as const
  for (const kind of kinds) {
    expect([faultOf(kind, ' '), faultOf(kind, []), faultOf(kind, '', false)]).toEqual([
      'missing',
      'missing',
      null,
    ])
  }
})

test.each([
  ['12', null],
  [' -3.5 ', null],
  ['1e5', 'notANumber'],
  ['1,5', 'notANumber'],
  ['twelve', 'notANumber'],
  ['9'.repeat(16), 'notANumber'],
])('validates %s as a number', (typed, fault) => {
  expect(faultOf('number', typed)).toBe(fault)
})

describe('choices', () => {
  test('accepts one option, or several for a checkbox', () => {
    expect(faultOf('radio', 'Sales')).toBe(null)
    expect(faultOf('dropdown', 'sales')).toBe('notAChoice')
    expect(faultOf('radio', ['Sales', 'Lettings'])).toBe('notAChoice')
    expect(faultOf('checkbox', ['Sales', 'Lettings'])).toBe(null)
    expect(faultOf('checkbox', ['Sales', 'Letting'])).toBe('notAChoice')
  })

  test('are joined by commas and split again, even with commas of their own', () => {
    const ticked = ['Lettings', 'Sales, abroad']
    expect(splitChoices(joinChoices(ticked), OPTIONS)).toEqual(ticked)
    expect(splitChoices('Sales, abroad,Sales,Sales', OPTIONS)).toEqual(['Sales', 'Sales, abroad'])
    expect(splitChoices('Lettings, Sales', OPTIONS)).toEqual(['Sales', 'Lettings'])
    expect(splitChoices('', OPTIONS)).toEqual([])
    expect(splitChoices('Sales,elsewhere', OPTIONS)).toBe(null)
  })
})

test('allows longer answers in a text area than in a text field', () => {
  expect(faultOf('text', 'x'.repeat(301))).toBe('tooLong')
  expect(faultOf('textarea', 'x'.repeat(301))).toBe(null)
  expect(faultOf('textarea', 'x'.repeat(5001))).toBe('tooLong')
})
