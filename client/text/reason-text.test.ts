import { expect, test } from 'vitest'
import { faultWords } from '@/domain/text/fault-words.ts'
import { loadOwnTexts } from './own-texts.ts'
import { reasonText } from './reason-text.ts'
import { createTranslator } from './translator.ts'

const texts = await loadOwnTexts('de')
const t = createTranslator(texts, 'de')

test("returns one sentence for a fault of the form and the provider's message for it", () => {
  const sentence = t('content.contact.subjectRequired')
  expect(reasonText('subjectRequired', 'content.contact.', t)).toBe(sentence)
  expect(reasonText('Subject is required', 'content.contact.', t)).toBe(sentence)
})

test.each([
  ['otpWrong', 'auth.signIn.'],
  ['otpWrong', 'account.profile.'],
  ['otpWrong', 'auth.proof.'],
  ['passwordCommon', 'auth.signIn.'],
  ['passwordWrong', 'auth.proof.'],
  ['phoneInvalid', 'account.profile.'],
  ['titleRequired', 'listingEditor.fault.'],
  ['categoryRequired', 'listingEditor.fault.'],
] as const)('translates %s of %s', (fault, form) => {
  const sentence = reasonText(faultWords[fault], form, t)
  expect(sentence).toBe(texts[`${form}${fault}`])
  expect(sentence).not.toBe(faultWords[fault])
})

test('uses the sentence of each form and returns unknown messages unchanged', () => {
  expect(reasonText('Name is required', 'savedSearches.save.', t)).toBe(
    t('savedSearches.save.nameRequired'),
  )
  expect(reasonText('eventsRequired', 'savedSearches.save.', t)).toBe(
    t('savedSearches.save.eventsRequired'),
  )
  expect(reasonText('must not shout', 'content.contact.', t)).toBe('must not shout')
  expect(reasonText(undefined, 'content.contact.', t)).toBe(undefined)
})
