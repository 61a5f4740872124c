import { inquiryAnswers, leadAnswers } from './sample-inquiries.ts'
import { sampleSettings } from './sample-settings.ts'

/** Days far ahead, so that they are never over. */
const startsAt = '2031-12-05T00:00:00.000000Z'
const endsAt = '2031-12-05T00:30:00.000000Z'
const zone = 'America/Los_Angeles'

/** Requested by Ada, who waits for the owner. */
export const viewingRow = {
  id: 3,
  inquiry_id: 7,
  side: 'sender',
  title: 'House by the lake',
  name: 'Ada Brandt',
  property_id: 17,
  project_id: null,
  starts_at: startsAt,
  ends_at: endsAt,
  time_zone: zone,
  kind: 'place',
  place: '',
  state: 'requested',
  awaits_me: false,
  can_change: true,
  reason: '',
  sequence: 2,
}

export const agreedRow = { ...viewingRow, state: 'agreed', place: '12 Mill Lane, Bend' }

/** The owner proposed another time. */
export const movedRow = { ...viewingRow, awaits_me: true }

/** As its owner sees the request. */
export const ownRow = { ...viewingRow, side: 'owner', awaits_me: true, place: '12 Mill Lane, Bend' }

export const declinedRow = {
  ...viewingRow,
  state: 'declined',
  can_change: false,
  reason: 'The roof is being repaired.',
  sequence: 3,
}

const pastRow = {
  ...agreedRow,
  id: 1,
  side: 'owner',
  name: 'Featherstonehaugh-Cholmondeley Estates and Partners',
  title: 'Harbor Gardens',
  kind: 'video',
  place: 'https://call.example/harbor',
  starts_at: '2025-12-05T00:00:00.000000Z',
  ends_at: '2025-12-05T00:30:00.000000Z',
}

export const schedule = {
  time_zone: zone,
  minutes: 30,
  notice_hours: 24,
  kind: 'place',
  place: '12 Mill Lane, Bend',
  weekly: [
    { weekday: 2, from: '16:00', to: '18:00' },
    { weekday: 5, from: '09:00', to: '11:00' },
    { weekday: 5, from: '16:00', to: '18:00' },
  ],
  exceptions: [{ date: '2031-12-25', times: [] }],
}

const extensions = ['accounts', 'member', 'inquiries', 'viewings']

const settings = { body: { data: { ...sampleSettings, extensions } } }

export function viewingsAnswer(...rows: object[]) {
  return { body: { data: rows } }
}

export function refused(key: string, status = 409) {
  return { status, body: { message: 'x', key } }
}

export const freeTimes = {
  body: {
    data: [
      startsAt,
      '2031-12-05T00:30:00.000000Z',
      '2031-12-05T01:00:00.000000Z',
      '2031-12-10T00:00:00.000000Z',
    ],
    offer: { time_zone: zone, minutes: 30, kind: 'place' },
  },
}

const answers = {
  '/web-settings': settings,
  'GET /ext/viewings': viewingsAnswer(),
  '/ext/viewings/slots': freeTimes,
  'POST /ext/viewings': { body: { data: viewingRow } },
  'POST /ext/viewings/3': { body: { data: { ...viewingRow, sequence: 3 } } },
}

/** The provider for people without account. */
export const guestViewingAnswers = { ...inquiryAnswers, ...answers }

/** A member on both sides. */
export const viewingAnswers = {
  ...leadAnswers,
  ...answers,
  'GET /ext/viewings': viewingsAnswer(
    { ...agreedRow, id: 4, inquiry_id: 8, side: 'owner', name: 'Jonas Weber' },
    ownRow,
    { ...declinedRow, id: 5, inquiry_id: 9 },
  ),
  '/ext/viewings?past=1': viewingsAnswer(pastRow),
  'GET /ext/viewings/schedule': { body: { data: schedule } },
  'PUT /ext/viewings/schedule': { body: { data: schedule } },
  'DELETE /ext/viewings/schedule': {},
  'GET /ext/viewings/feed': { body: { created_at: null } },
  'POST /ext/viewings/feed': {
    body: { address: 'https://hearth.example/api/ext/viewings/calendar?token=secret' },
  },
  'DELETE /ext/viewings/feed': {},
}
