/** Everything that is no listing, as a provider of the known kind sends it. */

/** Rows that do not exist are absent or null, switches are texts or numbers, nothing is announced. */
export const settings = {
  company_name: 'Other Homes',
  company_email: null,
  currency_symbol: '€',
  number_with_suffix: 1,
  min_price: '450.00',
  max_price: null,
  svg_clr: '1',
  web_maintenance_mod: '0',
  seo_settings: 1,
  allow_cookies: '0',
  verification_required_for_user: false,
  default_language: 'en',
  languages: [{ id: 1, code: 'en', name: 'English' }],
  features_available: { premium_properties: 0, project_access: false },
}

export const category = {
  id: 2,
  category: 'House',
  image: null,
  slug_id: 'house',
  parameter_types: null,
  meta_title: '',
  meta_description: null,
  meta_keywords: null,
  meta_image: null,
  properties_count: '412',
}

export const city = { City: 'Kirkland', Count: '57', image: null }

/** The row of the administrator comes first and is not counted. */
export const agents = [
  {
    id: 0,
    name: 'Admin',
    email: '',
    profile: null,
    slug_id: 'admin',
    property_count: 3,
    projects_count: '1',
    total_count: 4,
    is_verified: 1,
    is_admin: true,
  },
  {
    id: 5,
    name: 'Ada Brandt',
    email: 'ada@other.example',
    profile: 'https://other.example/ada.jpg',
    slug_id: 'ada-brandt',
    property_count: '12',
    projects_count: 1,
    total_count: 13,
    is_verified: 0,
    is_admin: 0,
  },
]

/** The administrator's profile has less than a user's. */
export const agentProfile = {
  id: 0,
  name: 'Admin',
  slug_id: 'admin',
  email: null,
  mobile: '',
  property_count: '3',
  projects_count: 1,
  total_count: 4,
  is_verify: 1,
  profile: null,
}

/** No ISO date beside the humanised one, no category, no meta picture. */
export const article = {
  id: 6,
  slug_id: 'first-home',
  image: null,
  title: 'Your first home',
  description: '<p>Begin &amp; read.</p>',
  category_id: 0,
  category: [],
  created_at: '3 weeks ago',
  meta_title: '',
  meta_description: null,
  meta_keywords: null,
  meta_image: '',
}

export const faq = { id: 1, question: 'How long does approval take?', answer: null }

export const language = {
  id: 1,
  name: 'English',
  code: 'en',
  file_name: [],
  status: 1,
  rtl: false,
  created_at: '2026-03-02T09:00:00.000000Z',
  updated_at: '2026-03-02T09:00:00.000000Z',
}

export const slide = {
  id: 1,
  type: 'Image',
  image: null,
  web_image: 'https://other.example/slide.jpg',
  category_id: null,
  propertys_id: null,
  show_property_details: '0',
  link: '',
  slider_type: 1,
  category: null,
  property: null,
}

export const paidPackage = {
  id: 3,
  name: 'Gold',
  package_type: 'paid',
  price: '49.00',
  ios_product_id: '',
  duration: 720,
  package_status: null,
  payment_transaction_id: null,
  features: [{ id: 1, name: 'Property List', limit_type: 'limited', limit: 20 }],
  created_at: '2026-03-02T09:00:00.000000Z',
}

export const freePackage = {
  ...paidPackage,
  id: 1,
  name: 'Free',
  package_type: 'free',
  price: null,
}
