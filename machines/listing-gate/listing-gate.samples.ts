import type { Samples } from '@hearth/machine-lab/walk/samples'
import type { ListingRefusal } from '@/domain/listing/listing-gate.ts'
import { listingGateMachine } from './listing-gate.machine.ts'

const home = { kind: 'property', isPremium: false, isNew: true } as const
const feature = 'property_list'
const check = { package_available: true, feature_available: true, limit_available: false }
const refused = (refusal: ListingRefusal) => ({ output: refusal })
const noConnection = () => ({ error: new Error('no connection') })

export const samples: Samples<typeof listingGateMachine> = {
  machine: listingGateMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'the person lists a home': () => ({
      type: 'listing.requested',
      wish: home,
      intent: 'startListing',
    }),
    'the person makes a listed home premium': () => ({
      type: 'listing.requested',
      intent: 'makePremium',
      wish: { ...home, isNew: false, isPremium: true },
    }),
    'the person comes back': () => ({ type: 'gate.rechecked' }),
    'the person gives up': () => ({ type: 'gate.canceled' }),
  },
  outcomes: {
    askProfile: {
      'the profile is complete': () => ({ output: null }),
      'the phone number is missing': () => refused({ reason: 'profile', missing: ['mobile'] }),
      'there is no connection': noConnection,
    },
    askVerification: {
      'the person is verified, or need not be': () => ({ output: null }),
      'the verification is under review': () => refused({ reason: 'verificationPending' }),
      'the verification was rejected': () => refused({ reason: 'verificationFailed' }),
      'the person never applied for verification': () => refused({ reason: 'verificationMissing' }),
      'there is no connection': noConnection,
    },
    askPackages: {
      'the package includes it': () => ({ output: null }),
      'the person has no package': () => refused({ reason: 'packageMissing', feature, check }),
      'the package includes no such listings': () =>
        refused({ reason: 'featureMissing', feature, check }),
      'all listings are used up': () => refused({ reason: 'limitReached', feature, check }),
      'the package includes no premium homes': () =>
        refused({ reason: 'premiumMissing', feature, check }),
      'the package includes no projects': () =>
        refused({ reason: 'projectAccess', feature, check }),
      'the reason is unknown to this version': () => ({
        output: { reason: 'moonPhase', feature, check },
      }),
      'there is no connection': noConnection,
    },
  },
}
