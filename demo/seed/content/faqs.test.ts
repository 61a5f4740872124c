import { expect, test } from 'vitest'
import { MAX_LISTED } from '@/domain/listing/device-lists.ts'
import { readSettingValues } from '@/domain/settings/setting-values.ts'
import { DEMO_FAQS } from './faqs.ts'

const NUMBERS: Record<number, string> = { 4: 'four', 90: 'Ninety' }

function answerTo(question: RegExp): string {
  return DEMO_FAQS.find((faq) => question.test(faq.question))?.answer ?? ''
}

test('answers state the product’s actual limits', () => {
  const { listing_days } = readSettingValues({})
  expect(answerTo(/How do I compare/)).toContain(`up to ${NUMBERS[MAX_LISTED.compared]} homes`)
  expect(answerTo(/How long does a listing stay/)).toContain(`${NUMBERS[listing_days]} days`)
})

test('answers promise neither hidden features nor unsaved searches', () => {
  const all = DEMO_FAQS.map(({ answer }) => answer).join(' ')
  expect(all).not.toMatch(/push|chat|messages between/i)
  expect(answerTo(/Is my search saved/)).toContain('in this browser')
})
