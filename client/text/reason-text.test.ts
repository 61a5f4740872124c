import { expect, test } from 'vitest'
import { faultWords } from '@/domain/web/said-faults.ts'
import { loadOwnTexts } from './own-texts.ts'
import { reasonText } from './reason-text.ts'
import { createTranslator } from './translator.ts'

const texts = await loadOwnTexts('de')
const t = createTranslator(texts, 'de')

test("returns one sentence for a fault of the form and the provider's message for it", () => {
  const sentence = t('contact.subjectRequired')
  expect(reasonText('subjectRequired', 'contact.', t)).toBe(sentence)
  expect(reasonText('Subject is required', 'contact.', t)).toBe(sentence)
})

test.each([
  ['otpWrong', 'signIn.'],
  ['otpWrong', 'profile.'],
  ['otpWrong', 'proof.'],
  ['passwordCommon', 'signIn.'],
  ['passwordWrong', 'proof.'],
  ['phoneInvalid', 'profile.'],
  ['titleRequired', 'posting.fault.'],
  ['categoryRequired', 'posting.fault.'],
] as const)('translates %s of %s', (fault, form) => {
  const sentence = reasonText(faultWords[fault], form, t)
  expect(sentence).toBe(texts[`${form}${fault}`])
  expect(sentence).not.toBe(faultWords[fault])
})

test('uses the sentence of each form and returns unknown messages unchanged', () => {
  expect(reasonText('Name is required', 'saveSearch.', t)).toBe(t('saveSearch.nameRequired'))
  expect(reasonText('eventsRequired', 'saveSearch.', t)).toBe(t('saveSearch.eventsRequired'))
  expect(reasonText('must not shout', 'contact.', t)).toBe('must not shout')
  expect(reasonText(undefined, 'contact.', t)).toBe(undefined)
})
