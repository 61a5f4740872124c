import { createLazyClient } from '@/client/api/calls/lazy-client.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import type { User } from '@/client/api/member/auth.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { setFavouritesOwner } from '@/client/state/favourites-owner.ts'
import { openState } from '@/client/state/state-door.ts'
import { emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { propertyDetail } from './sample-listings.ts'
import { samplePerson, signedIn } from './sample-person.ts'
import { sampleSettings } from './sample-settings.ts'

const at = '2026-05-04T08:30:00.000000Z'

/** Homes as the provider lists a member's favourites. */
const favouriteRows = [17, 18, 19].map((id) =>
  propertyDetail({ id, slug_id: `home-${id}`, title: `House number ${id}`, is_favourite: 1 }),
)

const notificationRows = [
  {
    id: 55,
    title: 'Price reduced',
    message: 'House by the lake now costs $799,000.',
    created_at: '2026-05-04T08:30:00.000000Z',
    is_read: 0,
    property: { id: 17, slug_id: 'house-by-the-lake', title: 'House by the lake', title_image: '' },
  },
  {
    id: 54,
    title: 'Welcome',
    message: 'Say what you look for, and the first page begins with homes that fit.',
    created_at: '2026-05-02T09:00:00.000000Z',
    is_read: 1,
    property: null,
  },
].map((row) => ({
  type: '1',
  send_type: '2',
  customers_id: '5',
  propertys_id: row.property?.id ?? null,
  created: '2 days ago',
  notification_image: '',
  ...row,
}))

export const wishRow = {
  user_id: 5,
  category_ids: ['2'],
  price_range: ['200000', '900000'],
  property_type: ['0'],
  outdoor_facilitiy_ids: ['1'],
  city: 'Kirkland',
}

/** A member with a little of everything, call by call. */
export const memberAnswers = {
  '/web-settings': {
    body: { data: { ...sampleSettings, extensions: ['accounts', 'member', 'place-suggestions'] } },
  },
  '/get_favourite_property': { body: { total: favouriteRows.length, data: favouriteRows } },
  '/get_notification_list': {
    body: { total: notificationRows.length, unread: 1, data: notificationRows },
  },
  '/get-added-properties': { body: { total: 0, total_views: 0, data: [] } },
  '/get-added-projects': { body: { total: 0, data: [] } },
  '/personalised-fields': { body: { data: wishRow } },
  '/get_user_recommendation': {
    body: { total: 1, data: [{ ...favouriteRows[0], why: ['category', 'price', 'city'] }] },
  },
  '/get_categories': {
    body: {
      total: 2,
      data: [
        { id: 1, category: 'Apartment', slug_id: 'apartment', image: '', parameter_types: [] },
        { id: 2, category: 'House', slug_id: 'house', image: '', parameter_types: [] },
      ],
    },
  },
  '/get_facilities': {
    body: {
      total: 2,
      data: ['School', 'Ferry'].map((name, id) => ({ id: id + 1, name, image: '' })),
    },
  },
  '/get-cities-data': { body: { total: 1, data: [{ City: 'Kirkland', Count: 3, image: '' }] } },
  '/ext/account/sign-ins': {
    body: {
      data: [
        {
          id: 7,
          is_current: 1,
          device: 'Firefox, Linux',
          created_at: at,
          last_used_at: at,
          time_zone: 'America/Denver',
          country_code: 'US',
        },
        {
          id: 6,
          is_current: 0,
          device: 'Safari, iPhone',
          created_at: at,
          last_used_at: at,
          time_zone: null,
          country_code: null,
        },
      ],
    },
  },
  '/ext/account/blocks': {
    body: {
      total: 1,
      data: [
        {
          id: 3,
          to_user_id: 12,
          to_admin: 0,
          name: 'Jonas Weber',
          profile: '',
          reason: 'Sends the same offer every day.',
          created_at: at,
        },
      ],
    },
  },
}

/** Signs somebody in before a story, or, with null, nobody; the story itself waits for nothing. */
export async function beSignedIn(person: User | null = samplePerson): Promise<void> {
  const client = createLazyClient({ baseUrl: '/api', language: 'en' })
  await openState(createQueryClient(), client)
  // What calls load first would count against a story's patience on a cold start.
  await import('@/client/api/client.ts')
  await import('@/client/state/current-token.ts')
  signedIn(person)
}

/** What this device shows of the account's favourites. */
export function keepFavourites(...ids: number[]): void {
  setFavouritesOwner(samplePerson.id)
  deviceListsStore.change(() => withList(emptyDeviceLists, 'favourites', ids))
}
