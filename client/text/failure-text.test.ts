import { expect, test } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { failureText } from './failure-text.ts'
import { loadOwnTexts } from './own-texts.ts'
import { createTranslator } from './translator.ts'

const t = createTranslator(await loadOwnTexts('en'), 'en')

test.each(['alreadyBlocked', 'emailTaken', 'mobileTaken', 'notBlocked', 'tooLarge'])(
  'translates the refusal %s',
  async (key) => {
    const german = await loadOwnTexts('de')
    const error = new ApiError('refused', { message: 'raw', key })
    const sentence = failureText(error, createTranslator(german, 'de'))
    expect(sentence).toBe(german[`shell.failure.${key}`])
  },
)

test.each([
  [
    'a key with a sentence',
    new ApiError('refused', { message: 'raw', key: 'demoMode' }),
    'This Action is Not Allowed in Demo Mode',
  ],
  [
    'a deactivated account, in the words of the catalogue',
    new ApiError('refused', { message: 'raw', key: 'accountDeactivated' }),
    'Your Account have been Deactivetd by Admin. please connect them.',
  ],
  [
    'an address that was not verified, in the words of the catalogue',
    new ApiError('refused', { message: 'raw', key: 'emailNotVerified' }),
    'Please first verify your email address!!!',
  ],
  [
    "a provider's own key",
    new ApiError('refused', { message: 'Come back tomorrow', key: 'closedToday' }),
    'Come back tomorrow',
  ],
  ['a refusal without key', new ApiError('refused', { message: 'Too small' }), 'Too small'],
  [
    'a refusal without words',
    new ApiError('refused', { message: '' }),
    'This request was declined.',
  ],
  [
    'a failure whose words are not for people',
    new ApiError('server', { message: 'SQLSTATE[42000]' }),
    'The service isn’t responding properly. Please try again soon.',
  ],
  [
    "a failure in the provider's words",
    new ApiError('server', { message: 'Payments are closed until 14:30.', isReadable: true }),
    'Payments are closed until 14:30.',
  ],
  [
    'a failure of ours with a translation',
    new ApiError('server', { message: 'Something went wrong.', key: 'internal', isReadable: true }),
    'Something went wrong on our side. Please try again.',
  ],
  [
    'a failure without words',
    new ApiError('server', { message: '', status: 502 }),
    'The service isn’t responding properly. Please try again soon.',
  ],
  [
    'an unknown address, in the words of the provider',
    new ApiError('notFound', { message: 'This home was sold.', isReadable: true }),
    'This home was sold.',
  ],
  [
    'no answer',
    new ApiError('network', { message: 'fetch failed' }),
    'No connection. Check your internet connection and try again.',
  ],
  [
    'a fault of ours',
    new TypeError('x is not a function'),
    'Something went wrong. Please try again.',
  ],
])('has a sentence for %s', (_, error, sentence) => {
  expect(failureText(error, t)).toBe(sentence)
})
