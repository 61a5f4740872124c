import { expect, test } from 'vitest'
import { faultWords } from '@/domain/web/said-faults.ts'
import { loadOwnTexts } from './own-texts.ts'
import { reasonText } from './reason-text.ts'
import { createTranslator } from './translator.ts'

const texts = await loadOwnTexts('de')
const t = createTranslator(texts, 'de')

test('a fault that the form found and the provider’s words for it are one sentence', () => {
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
] as const)('%s of %s is said in the person’s language', (fault, form) => {
  const sentence = reasonText(faultWords[fault], form, t)
  expect(sentence).toBe(texts[`${form}${fault}`])
  expect(sentence).not.toBe(faultWords[fault])
})

test('each form has its own sentence, and what no form knows is said as it came', () => {
  expect(reasonText('Name is required', 'saveSearch.', t)).toBe(t('saveSearch.nameRequired'))
  expect(reasonText('eventsRequired', 'saveSearch.', t)).toBe(t('saveSearch.eventsRequired'))
  expect(reasonText('must not shout', 'contact.', t)).toBe('must not shout')
  expect(reasonText(undefined, 'contact.', t)).toBe(undefined)
})
