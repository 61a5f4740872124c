import type { DeviceMessage } from '@/client/state/device/device-database.ts'
import { propertyDetail } from './sample-listings.ts'
import { memberAnswers } from './sample-member.ts'

const at = '2026-05-04T08:30:00.000000Z'

export const chatRow = {
  property_id: 17,
  title: 'House by the lake',
  title_image: '',
  user_id: 12,
  name: 'Jonas Weber',
  profile: '',
  date: at,
  unread_count: 1,
  is_blocked_by_me: false,
  is_blocked_by_user: false,
  slug_id: 'house-by-the-lake',
  is_active: 1,
  last_seq: 3,
  last_message: 'Would Thursday at five suit you?',
  last_message_type: 'text',
}

const message = {
  id: 301,
  sender_id: 12,
  receiver_id: 5,
  property_id: 17,
  message: '',
  file: '',
  file_name: '',
  audio: '',
  chat_message_type: 'text',
  is_read: 1,
  user_profile: '',
  time_ago: '2 days ago',
  created_at: at,
  updated_at: at,
  seq: 1,
  client_id: null,
}

export const messageRows = [
  { ...message, id: 303, seq: 3, message: 'Would Thursday at five suit you?' },
  {
    ...message,
    id: 302,
    seq: 2,
    message: 'Please send the deposit by Western Union before the viewing.',
  },
  { ...message, id: 301, seq: 1, sender_id: 5, receiver_id: 12, message: 'Is it still free?' },
]

/** What the provider says after a message is sent. */
const sentMessage = {
  ...message,
  id: 304,
  seq: 4,
  sender_id: 5,
  receiver_id: 12,
  is_read: 0,
  message: 'Thursday is fine.',
}

export function threadAnswer(rows: object[], thread: object | null = chatRow) {
  const data = { current_page: 1, data: rows, last_page: 1, per_page: 30, total: rows.length }
  return { body: { total_page: 1, data, thread } }
}

/** A member with two conversations, call by call. */
export const chatAnswers = {
  ...memberAnswers,
  '/get_chats': {
    body: {
      total_page: 1,
      unread: 1,
      data: [
        chatRow,
        {
          ...chatRow,
          user_id: 13,
          name: 'Lena Sommer',
          unread_count: 0,
          last_message: '',
          last_message_type: 'file',
        },
      ],
    },
  },
  '/get_messages': threadAnswer(messageRows),
  '/get_property': {
    body: { total: 1, similar_properties: [], data: [propertyDetail({ added_by: 12 })] },
  },
  '/send_message': { body: { id: 304, data: sentMessage } },
  '/delete_chat_message': {},
  '/block-user': {},
  '/unblock-user': {},
  '/ext/chat/reports': {},
  '/ext/chat/typing': {},
  '/ext/chat/search': {
    body: {
      total: 1,
      data: [
        {
          id: 302,
          seq: 2,
          user_id: 12,
          name: 'Jonas Weber',
          profile: '',
          property_id: 17,
          title: 'House by the lake',
          is_mine: false,
          message: 'Please send the deposit by Western Union before the viewing.',
          created_at: at,
        },
      ],
    },
  },
}

/** A message of the same conversation that is still on the device. */
export const messageInOutbox: DeviceMessage = {
  key: '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f',
  viewer: 5,
  peer: 12,
  listing: 17,
  text: 'Thursday is fine.',
  file: null,
  fileName: '',
  audio: null,
  status: 'waiting',
  failure: '',
  addedAt: Date.parse(at),
}
