import type { Role } from '@/domain/account/rights.ts'
import { offerAnswer } from './sample-packages.ts'
import { sampleSettings } from './sample-settings.ts'

const at = '2026-05-04T08:30:00.000000Z'

const adminPerson = {
  id: 7,
  name: 'Jonas Weber',
  slug_id: 'jonas-weber',
  email: 'jonas@example.org',
  mobile: '+4915112345678',
  profile: '',
  is_active: true,
  is_admin: false,
  role: null,
  is_email_verified: true,
  verification_status: 'success',
  created_at: at,
}

const auditRow = {
  id: 41,
  actor_id: 5,
  actor_name: 'Ana García',
  actor_role: 'administrator',
  request_id: '0b8f9a52-3c58-4d0e-9d57-1c1f6f0d8a11',
  action: 'rejected',
  subject_kind: 'property',
  subject_id: 12,
  subject_name: 'Light flat by the harbour',
  reason: 'The photos don’t show this home.',
  before: { status: 'pending' },
  after: { status: 'rejected' },
  created_at: at,
}

const decision = {
  decision: 'rejected',
  reason: 'The price doesn’t look right.',
  decided_by: 'Ana García',
  created_at: at,
}

const reviewProperty = {
  kind: 'property',
  id: 12,
  revision: 3,
  status: 'pending',
  title: 'Light flat by the harbour',
  submitted_at: at,
  cursor: '1777883400000000.0.12',
  owner: {
    person: adminPerson,
    properties: { pending: 1, approved: 4, rejected: 0 },
    projects: { pending: 0, approved: 1, rejected: 0 },
  },
  decisions: [decision],
  listing: {
    slug_id: 'light-flat-by-the-harbour',
    is_active: true,
    description: 'Three rooms and a balcony over the water.\n\nThe ferry leaves at the corner.',
    category: 'Apartment',
    property_type: 'rent',
    project_type: null,
    price: 1450,
    rentduration: 'Monthly',
    is_premium: true,
    address: '12 Shore Road',
    client_address: '12 Shore Road, door 7',
    city: 'Kirkland',
    state: 'Washington',
    country: 'United States',
    latitude: 47.6769,
    longitude: -122.206,
    hides_exact_place: true,
    pictures: [],
    three_d_image: '',
    video_link: '',
    parameters: [{ name: 'Bedrooms', value: ['2'], file: '' }],
    facilities: [{ name: 'School', value: ['0.4'], file: '' }],
    documents: [{ name: 'Lease.pdf', url: '/lease.pdf' }],
    plans: [],
    meta_title: 'Light flat',
    meta_description: '',
    meta_keywords: '',
    meta_image: '',
  },
  approved: null,
  answers: [],
  pin_distance_km: 1.2,
  similar: [
    {
      id: 9,
      slug_id: 'harbour-flat',
      title: 'Harbour flat',
      owner_name: 'Mira Lindqvist',
      status: 'approved',
    },
  ],
}

const { listing } = reviewProperty

/** One that was approved, was changed by its owner and waits again. */
export const reviewEdited = {
  ...reviewProperty,
  listing: {
    ...listing,
    pictures: [
      { url: '/pictures/balcony.jpg', alt: 'The balcony' },
      { url: '/pictures/kitchen.jpg', alt: '' },
    ],
  },
  approved: {
    title: 'Flat by the harbour',
    until: at,
    listing: {
      ...listing,
      description: 'Two rooms and a balcony over the water.\n\nThe ferry leaves at the corner.',
      price: 1250,
      is_premium: false,
      pictures: [
        { url: '/pictures/balcony.jpg', alt: 'The balcony' },
        { url: '/pictures/hall.jpg', alt: 'The hall' },
      ],
      parameters: [],
      documents: [{ name: 'Terms.pdf', url: '/terms.pdf' }],
    },
  },
}

export const reviewApplication = {
  ...reviewProperty,
  kind: 'verification',
  id: 4,
  title: 'Mira Lindqvist',
  cursor: '1777883400000001.2.4',
  decisions: [],
  listing: null,
  pin_distance_km: null,
  similar: [],
  answers: [
    { name: 'License number', value: ['LIC-2231-A'], file: '' },
    { name: 'Proof of identity', value: ['passport.pdf'], file: '/passport.pdf' },
  ],
}

const row = {
  kind: 'property',
  id: 12,
  title: 'Light flat by the harbour',
  place: 'Kirkland, Washington',
  owner_name: 'Jonas Weber',
  picture: '',
  submitted_at: at,
  cursor: '1777883400000000.0.12',
}

const report = {
  id: 4,
  property: {
    id: 12,
    slug_id: 'light-flat-by-the-harbour',
    title: 'Light flat by the harbour',
    picture: '',
    status: 'approved',
    is_active: true,
    owner_id: 7,
    owner_name: 'Jonas Weber',
  },
  reason: 'It does not exist',
  message: 'The agent asked me to pay before a viewing.',
  reporter_id: 9,
  reporter_name: 'Mira Lindqvist',
  created_at: at,
  outcome: null,
  handled_at: null,
  handled_by: null,
  others: 2,
  cursor: '1777883400000000.4',
}

const waiting = { property: 1, project: 0, verification: 1 }

const heldPackage = {
  id: 31,
  package_id: 5,
  name: 'Agency',
  state: 'active',
  is_granted: true,
  starts_at: '2026-05-04T08:30:00.000000Z',
  ends_at: '2026-06-03T08:30:00.000000Z',
  quotas: [
    { name: 'Property list', limit: 25, used: 4 },
    { name: 'Premium properties', limit: null, used: 0 },
  ],
}

/** An administration with a little of everything, call by call. */
/** The call for the item behind the first. */
export const AFTER_PROPERTY = `/ext/admin/review/next?after=${reviewProperty.cursor}`

export const adminAnswers = {
  '/web-settings': { body: { data: { ...sampleSettings, extensions: ['administration'] } } },
  'GET /ext/admin/setup': { body: { data: { is_started: false } } },
  '/ext/admin/overview': {
    body: {
      data: {
        role: 'administrator',
        waiting,
        oldest_at: at,
        open_reports: 1,
        open_chat_reports: 2,
        open_contact_messages: 0,
        people: 42,
        deactivated: 1,
        failed: [{ name: 'mail.send', failed: 2, retrying: 1 }],
        week: [
          { name: 'view', total: 812, before: 790 },
          { name: 'search', total: 301, before: null },
        ],
        latest: [auditRow],
      },
    },
  },
  '/ext/admin/review': {
    body: {
      waiting,
      next: null,
      data: [
        row,
        {
          ...row,
          kind: 'verification',
          id: 4,
          title: 'Mira Lindqvist',
          cursor: reviewApplication.cursor,
        },
      ],
    },
  },
  '/ext/admin/review/next': { body: { data: reviewProperty } },
  [AFTER_PROPERTY]: { body: { data: reviewApplication } },
  [`/ext/admin/review/next?after=${reviewApplication.cursor}`]: { body: { data: null } },
  [`/ext/admin/review/next?before=${reviewApplication.cursor}`]: { body: { data: reviewProperty } },
  '/ext/admin/review/property/12': { body: { data: reviewProperty } },
  '/ext/admin/review/verification/4': { body: { data: reviewApplication } },
  '/ext/admin/review/decisions': { body: { data: { revision: 4 } } },
  '/ext/admin/review/undo': {},
  '/ext/admin/reports': { body: { open: 1, next: null, data: [report] } },
  '/ext/admin/reports/outcome': {},
  '/ext/admin/users': { body: { next: null, data: [adminPerson] } },
  '/ext/admin/users/7': {
    body: {
      data: {
        person: adminPerson,
        profile: {
          about_me: 'Agent in Kiel since 2011.',
          address: '12 Shore Road',
          city: 'Kiel',
          state: '',
          country: 'Germany',
          language_code: 'de',
        },
        access: {
          methods: ['password', 'phone'],
          has_second_factor: true,
          last_seen_at: at,
          sign_ins: [
            {
              id: 31,
              device: 'Firefox, Linux',
              time_zone: 'Europe/Berlin',
              created_at: at,
              last_used_at: at,
            },
            { id: 30, device: '', time_zone: null, created_at: at, last_used_at: at },
          ],
        },
        properties: { pending: 1, approved: 4, rejected: 0 },
        projects: { pending: 0, approved: 1, rejected: 0 },
        open_reports: 1,
        reports_about: [report],
        reports_by: [],
        decisions: [auditRow],
        audit: [],
        packages: [
          heldPackage,
          { ...heldPackage, id: 32, name: 'Starter', is_granted: false, quotas: [] },
        ],
        payments: [
          {
            id: 19,
            package_name: 'Agency',
            amount: 49,
            currency: 'USD',
            state: 'paid',
            created_at: at,
          },
        ],
      },
    },
  },
  '/ext/admin/users/7/listings': {
    body: {
      next: null,
      data: [
        {
          kind: 'property',
          id: 12,
          slug_id: 'light-flat-by-the-harbour',
          title: 'Light flat by the harbour',
          place: 'Kiel, Schleswig-Holstein',
          picture: '',
          status: 'approved',
          is_active: true,
          revision: 3,
          posted_at: at,
        },
      ],
    },
  },
  '/get-package': offerAnswer,
  '/ext/admin/users/packages': {},
  '/ext/admin/users/packages/end': {},
  '/ext/admin/users/activity': {},
  '/ext/admin/users/verification': {},
  '/ext/admin/users/sign-ins/end': {},
  '/ext/admin/users/second-factor/end': {},
  '/ext/admin/users/erase': {},
  '/ext/admin/listings/take-down': {},
  '/ext/admin/listings/owner': {},
  '/ext/admin/audit': { body: { next: null, data: [auditRow] } },
}

/** The overview of another role. */
export function overviewFor(role: Role) {
  const { data } = adminAnswers['/ext/admin/overview'].body
  return { body: { data: { ...data, role } } }
}

const staffMember = {
  id: 1,
  name: 'Ada Keller',
  email: 'ada@example.org',
  profile: '',
  role: 'administrator',
  is_active: true,
  has_second_factor: true,
  last_seen_at: at,
}

/** Two people, an open invitation and an expired one. */
export const staffAnswers = {
  '/ext/admin/staff': {
    body: {
      data: {
        people: [
          staffMember,
          {
            ...staffMember,
            id: 9,
            name: 'Ben Ortiz',
            email: 'ben@example.org',
            role: 'editor',
            has_second_factor: false,
            last_seen_at: null,
          },
        ],
        invitations: [
          {
            id: 4,
            email: 'cleo@example.org',
            role: 'moderator',
            invited_by: 'Ada Keller',
            created_at: at,
            expires_at: '2026-05-07T08:30:00.000000Z',
            is_expired: false,
          },
          {
            id: 3,
            email: 'dan@example.org',
            role: 'support',
            invited_by: '',
            created_at: at,
            expires_at: at,
            is_expired: true,
          },
        ],
      },
    },
  },
  '/ext/admin/staff/invitations': {},
  'DELETE /ext/admin/staff/invitations/4': {},
  '/ext/admin/staff/roles': {},
  '/ext/admin/staff/removals': {},
}
