import { expect, test } from 'vitest'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { signInOffers } from './offers.ts'

const announced = { project_id: 'hearth', api_key: 'key', auth_domain: 'hearth.firebaseapp.com' }
const project = {
  projectId: 'hearth',
  apiKey: 'key',
  authDomain: 'hearth.firebaseapp.com',
  emulatorUrl: null,
}
const usual = { byPhone: false, byPost: false, asksFirst: false }
const both = { number_with_otp_login: '1', social_login: '1' } as const

test.each([
  ['nothing is wanted', {}, usual],
  ['the project is wanted by nobody', { identity_provider: announced }, usual],
  ['the provider sends codes itself', both, { ...usual, byPhone: true }],
  ['the site names its country', { country_code: 'DE' }, { ...usual, phoneCountry: 'DE' }],
  [
    'Firebase is to send them and cannot',
    { ...both, otp_service_provider: 'firebase' as const },
    usual,
  ],
  [
    'the provider sends codes and Google is asked',
    { ...both, otp_service_provider: 'twilio' as const, identity_provider: announced },
    { ...usual, byPhone: true, googleProject: project },
  ],
  [
    'Firebase has it all',
    { ...both, otp_service_provider: 'firebase' as const, identity_provider: announced },
    { ...usual, byPhone: true, phoneProject: project, googleProject: project },
  ],
])('offers the right sign-in methods when %s', (_words, own, offers) => {
  expect(signInOffers({ ...sampleSettings, ...own })).toEqual(offers)
})
