/** Members and what is theirs, as a provider of the known kind sends them. */

/** The token that the double knows, and one of somebody who did nothing yet. */
export const knownToken = '7|known'
export const newcomersToken = '8|new'
/** Of the account that a demonstration lets everybody use. */
export const demoToken = '9|demo'

/** Everything the table has: the hash of the password, columns of older releases; what is unset is null. */
export const user = {
  id: 5,
  name: 'Ana Lindqvist',
  slug_id: 'ana-lindqvist',
  auth_id: 'identity-of-ana',
  firebase_id: 'identity-of-ana',
  email: 'ana@other.example',
  password: '$2y$10$leakedleakedleakedleaked',
  mobile: '491511234567',
  profile: null,
  address: null,
  fcm_id: null,
  logintype: '3',
  is_email_verified: 1,
  isActive: 1,
  notification: 1,
  subscription: 0,
  is_premium: false,
  about_me: null,
  facebook_id: null,
  twiiter_id: null,
  instagram_id: null,
  youtube_id: null,
  pintrest_id: null,
  latitude: null,
  longitude: null,
  city: '',
  state: null,
  country: null,
  customertotalpost: 3,
  created_at: '2026-05-04T08:30:00.000000Z',
  updated_at: '2026-05-04T08:30:00.000000Z',
}

/** An open part is an empty text. */
export const preferences = {
  user_id: 5,
  category_ids: ['2'],
  price_range: '',
  property_type: ['0', '1'],
  outdoor_facilitiy_ids: '',
  city: '',
}

const told = {
  created_at: '2026-05-04T08:30:00.000000Z',
  created: '2 days ago',
}

/** Nothing says what was read; a picture that is not there is an empty text. */
export const notifications = [
  {
    id: 12,
    title: 'Inquiry',
    message: 'Somebody asks about your house.',
    type: '1',
    send_type: '2',
    customers_id: '5',
    propertys_id: 17,
    ...told,
    notification_image: 'https://other.example/images/house.jpg',
    property: {
      id: 17,
      slug_id: 'house-by-the-lake',
      title: 'House by the lake',
      title_image: 'https://other.example/images/house.jpg',
    },
  },
  {
    id: 11,
    title: 'New in May',
    message: null,
    type: '0',
    send_type: '1',
    customers_id: '',
    propertys_id: null,
    ...told,
    notification_image: '',
    property: null,
  },
]
