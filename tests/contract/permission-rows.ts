import { ADMINISTRATION } from './administration-rows.ts'
import { ADVERTS } from './advert-rows.ts'
import { CHAT } from './chat-rows.ts'
import { INQUIRIES } from './inquiry-rows.ts'
import { MEMBER_SEARCHES } from './member-search-rows.ts'
import { OWN_PROJECTS } from './own-project-rows.ts'
import { OWN_PROPERTIES } from './own-property-rows.ts'
import { PASSKEYS } from './passkey-rows.ts'
import { PAYMENTS } from './payment-rows.ts'
import {
  type Answers,
  type Ask,
  allStaff,
  MEMBERS,
  type PermissionRow,
  row,
} from './permission-row.ts'
import { SECOND_FACTOR } from './second-factor-rows.ts'
import { UPLOADS } from './upload-rows.ts'
import { VERIFICATION } from './verification-rows.ts'
import { VIEWINGS } from './viewing-rows.ts'

/** Who nobody asks who they are. */
const ANYBODY: Answers = [200, 200, 200, 200, 200, 200]
/** Everybody may ask, and there are no streets in tests. */
const NOTHING_THERE: Answers = [204, 204, 204, 204, 204, 204]
/** Visitors, and people who may sign in. */
const NOT_DEACTIVATED: Answers = [200, 200, 200, 200, 403, 200]
/** Of a thing that is the owner's, and for others only. */
const NOT_THE_OWNER: Answers = [401, 200, 403, 200, 403, 200]
const NOT_THE_ADMINISTRATOR: Answers = [401, 200, 200, 200, 403, 403]

/** A refusal that members get, whoever they are. */
function membersGet(status: number): Answers {
  return [401, status, status, status, 403, status]
}

function everybodyGets(status: number): Answers {
  return [status, status, status, status, status, status]
}

const house: Ask = ({ house }) => ({ body: { property_id: house.id, type: 1 } })
/** Of the vector of RFC 8291. */
const SUBSCRIPTION_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const MORTGAGE = { loan_amount: 1000, interest_rate: 5, loan_term_years: 10 }
const NO_MAIL = { token: '1.not-a-token-of-a-mail' }
const WITHOUT_MAIL = 'without the token of its mail'
const WORLD = { bounds: '-60,-170,70,170', zoom: 2 }

/** Written by hand from the specification's section 6 and the contract; never from what was answered. */
export const PERMISSIONS: readonly PermissionRow[] = [
  row('getWebSettings', ANYBODY),
  row('getSetup', ANYBODY),
  row(
    'createFirstAdministrator',
    everybodyGets(409),
    ({ email }) => ({
      body: { name: 'New', email, password: 'birch-and-slate', re_password: 'birch-and-slate' },
    }),
    'of a site that has one',
  ),
  row('getLanguage', ANYBODY, () => ({ query: { language_code: 'en' } })),

  row(
    'signIn',
    ANYBODY,
    async ({ db, number, code }) => {
      const authId = `proven-${number}`
      await db
        .updateTable('one_time_code')
        .set({ auth_id: authId, used_at: new Date('2026-06-15T12:00:00Z') })
        .where('target', '=', number)
        .execute()
      return { body: { type: '1', auth_id: authId, fcm_id: `push-${code}` } }
    },
    'with a number that was just proven',
  ),
  row(
    'signIn',
    everybodyGets(401),
    ({ email }) => ({ body: { type: '3', email, password: 'guessed-1' } }),
    'with a password that is not right',
  ),
  row(
    'signIn',
    everybodyGets(401),
    () => ({ body: { type: '0', auth_id: 'somebody' } }),
    'with a bare auth_id',
  ),
  row('registerUser', ANYBODY, ({ email }) => ({
    body: { name: 'New', email, password: 'birch-and-slate', re_password: 'birch-and-slate' },
  })),
  row('requestOtp', ANYBODY, ({ number }) => ({ query: { number } })),
  row('requestOtpByPost', ANYBODY, ({ number }) => ({ body: { number } })),
  row('verifyOtp', ANYBODY, ({ number, code: otp }) => ({ query: { number, otp } })),
  row('verifyOtpByPost', ANYBODY, ({ number, code: otp }) => ({ body: { number, otp } })),
  row('requestPasswordReset', ANYBODY, ({ email }) => ({ query: { email } })),
  row('requestPasswordResetByPost', ANYBODY, ({ email }) => ({ body: { email } })),
  row(
    'resetPassword',
    everybodyGets(404),
    () => ({
      body: {
        token: `1.${'x'.repeat(43)}`,
        password: 'birch-and-slate',
        re_password: 'birch-and-slate',
      },
    }),
    'with a link that was never sent',
  ),
  row('getOutbox', ANYBODY, undefined, 'on the machine where the product is tried out'),
  row(
    'getOutbox',
    everybodyGets(404),
    () => ({ headers: { 'x-forwarded-for': '203.0.113.9' } }),
    'from another machine',
  ),
  row(
    'getOutbox',
    everybodyGets(404),
    () => ({ headers: { 'x-forwarded-host': 'homes.example.org' } }),
    'under another name than this machine’s',
  ),
  row(
    'getOutbox',
    everybodyGets(404),
    () => ({ headers: { 'x-forwarded-for': '127.0.0.1, 127.0.0.1' } }),
    'behind a proxy on the same machine',
  ),
  row(
    'getOutboxAttachment',
    everybodyGets(404),
    () => ({ path: { id: 1, position: 0 } }),
    'of a mail that is not there',
  ),
  row('beforeLogout', MEMBERS),
  row('getSignIns', MEMBERS),
  row(
    'endSignIn',
    MEMBERS,
    ({ self, stranger }) => ({ path: { id: (self ?? stranger).signInId } }),
    'of one’s own',
  ),
  row(
    'endSignIn',
    membersGet(404),
    ({ stranger }) => ({ path: { id: stranger.signInId } }),
    'of somebody else',
  ),
  row('endOtherSignIns', MEMBERS),
  row(
    'changePassword',
    [401, 409, 409, 409, 403, 409],
    () => ({ body: { password: 'birch-and-slate', re_password: 'birch-and-slate' } }),
    'without a password so far, nor a proven address',
  ),
  row(
    'reauthenticate',
    membersGet(422),
    () => ({ body: { otp: '123456' } }),
    'with a code that was never sent',
  ),
  row('signOut', MEMBERS),
  row('requestContactCode', MEMBERS, ({ email }) => ({ body: { email } })),
  row(
    'confirmContact',
    membersGet(422),
    ({ email }) => ({ body: { email, otp: '123456' } }),
    'with a code that was never sent',
  ),
  row(
    'undoContactChange',
    everybodyGets(404),
    () => ({ body: { token: `1.${'x'.repeat(43)}` } }),
    'with a link that was never sent',
  ),
  ...PASSKEYS,
  ...SECOND_FACTOR,
  row('updateProfile', MEMBERS, ({ stranger }) => ({
    body: { userid: stranger.id, about_me: 'Only of one’s own.' },
  })),
  {
    ...row('deleteUser', NOT_THE_ADMINISTRATOR, ({ stranger }) => ({
      body: { userid: stranger.id },
    })),
    staff: allStaff(403),
  },
  row('exportAccount', MEMBERS),
  row('getAccountEvents', MEMBERS),

  row('getFeedPreferences', MEMBERS),
  row('saveFeedPreferences', MEMBERS, () => ({ body: { city: 'Bend' } })),
  row('deleteFeedPreferences', MEMBERS),
  row('getUserRecommendations', MEMBERS),
  row('setFavourite', MEMBERS, house),
  row('mergeFavourites', MEMBERS, ({ house }) => ({ body: { property_ids: [house.id] } })),
  row('getFavouriteProperties', MEMBERS),
  row('getFavouriteIds', MEMBERS),
  row('setInterest', NOT_THE_OWNER, house),
  row('addReport', NOT_THE_OWNER, ({ house, reasonId }) => ({
    body: { property_id: house.id, reason_id: reasonId },
  })),
  row('blockUser', MEMBERS, ({ stranger }) => ({ body: { to_user_id: stranger.id } }), 'a person'),
  row(
    'blockUser',
    [401, 200, 200, 200, 403, 422],
    () => ({ body: { to_admin: 1 } }),
    'the administrator',
  ),
  row(
    'unblockUser',
    MEMBERS,
    async ({ db, self, stranger }) => {
      const pair = { blocker_id: (self ?? stranger).id, blocked_id: stranger.id }
      await db.insertInto('account_block').values(pair).execute()
      return { body: { to_user_id: stranger.id } }
    },
    'whom one blocked',
  ),
  row(
    'unblockUser',
    membersGet(409),
    ({ stranger }) => ({ body: { to_user_id: stranger.id } }),
    'whom one did not block',
  ),
  row('getBlocks', MEMBERS),
  row('getNotifications', MEMBERS),
  row('readNotifications', MEMBERS, () => ({ body: { up_to_id: 1 } })),
  row('getNoticeSettings', MEMBERS),
  row('saveNoticeSettings', MEMBERS, () => ({
    body: { page_off: [], mail_off: [], push_off: ['prices'], time_zone: 'UTC' },
  })),
  row('registerPushDevice', MEMBERS, ({ code }) => ({
    body: { ...SUBSCRIPTION_KEYS, endpoint: `https://web.push.apple.com/${code}` },
  })),
  row(
    'registerPushDevice',
    membersGet(422),
    () => ({ body: { ...SUBSCRIPTION_KEYS, endpoint: 'https://10.0.0.7/inside' } }),
    'at an address that is no push service',
  ),

  row('getCategories', ANYBODY),
  row('getFacilities', ANYBODY),
  row('getFacilitiesForFilter', ANYBODY),
  row('getPropertyList', NOT_DEACTIVATED),
  row('getProperty', NOT_DEACTIVATED, ({ house }) => ({ query: { id: house.id } })),
  row('getNearbyProperties', ANYBODY, () => ({ query: { city: 'Bend' } })),
  row('getSimilarProperties', NOT_DEACTIVATED, ({ house }) => ({
    query: { property_id: house.id },
  })),
  row('compareProperties', NOT_DEACTIVATED, ({ house, neighbor }) => ({
    query: { source_property_id: house.id, target_property_id: neighbor.id },
  })),
  row('getReportReasons', ANYBODY),
  row('getPropertyCards', NOT_DEACTIVATED, ({ house }) => ({ query: { ids: house.id } })),
  row('getPropertyFacets', ANYBODY),
  row('getMapClusters', ANYBODY, () => ({ query: WORLD })),
  row('getProjects', NOT_DEACTIVATED),
  row('getProjectDetail', NOT_DEACTIVATED, ({ project }) => ({ query: { id: project.id } })),
  row('getCities', ANYBODY),
  row('getPlaceAt', ANYBODY, () => ({ query: { latitude: 47.6, longitude: -122.2 } })),
  row('getStreetAreas', ANYBODY),
  row('getStreetTile', NOTHING_THERE, () => ({ path: { version: '0', z: 6, x: 10, y: 22 } })),
  row('getTravelArea', ANYBODY, () => ({ query: { travel: 'foot,15,47.6,-122.2,Home' } })),
  row('getNearbyPlaces', ANYBODY, () => ({ query: { latitude: 47.6, longitude: -122.2 } })),
  row('findAddresses', ANYBODY, () => ({ query: { query: 'oak' } })),
  row('getAddressAt', ANYBODY, () => ({ query: { latitude: 47.6, longitude: -122.2 } })),
  row('getMapPicture', ANYBODY, () => ({ query: { latitude: 47.6, longitude: -122.2 } })),
  row('getSearchSuggestions', ANYBODY, () => ({ query: { query: 'be' } })),
  row('understandWish', ANYBODY, () => ({ query: { text: 'house with a garden' } })),
  row(
    'getValuation',
    everybodyGets(409),
    () => ({ query: { latitude: 47.6, longitude: -122.2, category_id: 1, area: 120 } }),
    'without sales to learn from',
  ),
  row('getHomepageData', NOT_DEACTIVATED),
  row('getAgentList', ANYBODY),
  row('getAgentProperties', NOT_DEACTIVATED, ({ ownerId }) => ({ query: { id: ownerId } })),
  row('getArticles', ANYBODY),
  row('getArticleCategories', ANYBODY),
  row('getFaqs', ANYBODY),
  row('calculateMortgage', NOT_DEACTIVATED, () => ({ query: MORTGAGE })),
  row('getPackages', NOT_DEACTIVATED),
  row('checkPackageLimit', MEMBERS, () => ({ query: { type: 'property_list' } })),
  row('assignPackage', MEMBERS, ({ freePackageId }) => ({ body: { package_id: freePackageId } })),
  row('getQuotaLedger', MEMBERS),
  ...ADVERTS,
  ...CHAT,
  ...INQUIRIES,
  ...VIEWINGS,
  ...PAYMENTS,
  row('sendContactMessage', ANYBODY, ({ email }) => ({
    body: { first_name: 'A', last_name: 'B', email, subject: 'C', message: 'D' },
  })),

  row('saveSearch', ANYBODY, ({ email }) => ({
    body: {
      name: 'Homes',
      email,
      query: 'property_type=0&city=Bend',
      events: ['new'],
      frequency: 'daily',
    },
  })),
  ...(['getSavedSearch', 'unsubscribeSavedSearch'] as const).map((id) =>
    row(id, everybodyGets(404), () => ({ query: NO_MAIL, body: {} }), WITHOUT_MAIL),
  ),
  ...(['confirmSavedSearch', 'changeSavedSearch'] as const).map((id) =>
    row(id, everybodyGets(404), () => ({ body: NO_MAIL }), WITHOUT_MAIL),
  ),
  ...MEMBER_SEARCHES,
  row('getImage', ANYBODY, ({ pictureKey: key }) => ({ path: { key } })),
  row('getFile', ANYBODY, ({ fileKey: key }) => ({ path: { key } })),
  row('getAddressRanges', ANYBODY),
  row('getAddresses', ANYBODY, () => ({ path: { kind: 'property' } })),
  row('getSharePictureOfSite', ANYBODY),
  row('getSharePicture', ANYBODY, ({ house }) => ({
    path: { kind: 'property', slug: house.slug },
  })),
  ...OWN_PROPERTIES,
  ...OWN_PROJECTS,
  ...VERIFICATION,
  ...UPLOADS,
  ...ADMINISTRATION,
]
