/** A null limit means unlimited. */
export const DEMO_PACKAGES = [
  {
    name: 'Starter',
    priceMinor: null,
    durationHours: 720,
    features: [
      { id: 1, limit: 2 },
      { id: 2, limit: 1 },
      { id: 7, limit: null },
    ],
  },
  {
    name: 'Explorer',
    priceMinor: 900,
    durationHours: 720,
    features: [
      { id: 6, limit: null },
      { id: 7, limit: null },
      { id: 5, limit: null },
    ],
  },
  {
    name: 'Owner',
    priceMinor: 2900,
    durationHours: 2160,
    features: [
      { id: 1, limit: 3 },
      { id: 2, limit: 1 },
      { id: 5, limit: null },
    ],
  },
  {
    name: 'Agent',
    priceMinor: 7900,
    durationHours: 720,
    features: [
      { id: 1, limit: 25 },
      { id: 2, limit: 5 },
      { id: 3, limit: 2 },
      { id: 6, limit: null },
      { id: 7, limit: null },
    ],
  },
  {
    name: 'Agency',
    priceMinor: 19_900,
    durationHours: 720,
    features: [
      { id: 1, limit: null },
      { id: 2, limit: 25 },
      { id: 3, limit: 10 },
      { id: 4, limit: 5 },
      { id: 5, limit: null },
      { id: 6, limit: null },
      { id: 7, limit: null },
    ],
  },
  {
    name: 'Developer',
    priceMinor: 39_900,
    durationHours: 2160,
    features: [
      { id: 3, limit: null },
      { id: 4, limit: 20 },
      { id: 6, limit: null },
      { id: 7, limit: null },
    ],
  },
] as const

const inLanguages = (es: string, de: string, ar: string) => ({
  es: { title: es },
  de: { title: de },
  ar: { title: ar },
})

/** Home page sections, in order. */
export const DEMO_SECTIONS = [
  {
    type: 'categories_section',
    title: 'Browse by category',
    translations: inLanguages(
      'Explora por categoría',
      'Nach Immobilienart suchen',
      'تصفّح حسب نوع العقار',
    ),
  },
  {
    type: 'featured_properties_section',
    title: 'Featured homes',
    translations: inLanguages('Inmuebles destacados', 'Hervorgehobene Immobilien', 'عقارات مميّزة'),
  },
  {
    type: 'nearby_properties_section',
    title: 'Homes near you',
    translations: inLanguages(
      'Inmuebles cerca de ti',
      'Immobilien in Ihrer Nähe',
      'عقارات قريبة منك',
    ),
  },
  {
    type: 'most_viewed_properties_section',
    title: 'Most viewed homes',
    translations: inLanguages(
      'Los más vistos',
      'Meistgesehene Immobilien',
      'العقارات الأكثر مشاهدة',
    ),
  },
  {
    type: 'properties_by_cities_section',
    title: 'Homes by city',
    translations: inLanguages(
      'Inmuebles por ciudad',
      'Immobilien nach Stadt',
      'عقارات حسب المدينة',
    ),
  },
  {
    type: 'most_liked_properties_section',
    title: 'Most favorited homes',
    translations: inLanguages(
      'Los más guardados',
      'Beliebteste Immobilien',
      'العقارات الأكثر تفضيلًا',
    ),
  },
  {
    type: 'premium_properties_section',
    title: 'Premium homes',
    translations: inLanguages('Inmuebles prémium', 'Premium-Immobilien', 'عقارات بريميوم'),
  },
  {
    type: 'featured_projects_section',
    title: 'Featured developments',
    translations: inLanguages(
      'Promociones destacadas',
      'Hervorgehobene Neubauprojekte',
      'مشاريع مميّزة',
    ),
  },
  {
    type: 'projects_section',
    title: 'New developments',
    translations: inLanguages('Obra nueva', 'Neubauprojekte', 'مشاريع جديدة'),
  },
  {
    type: 'user_recommendations_section',
    title: 'Recommended for you',
    translations: inLanguages('Recomendados para ti', 'Für Sie empfohlen', 'موصى به لك'),
  },
  {
    type: 'agents_list_section',
    title: 'Local agents',
    translations: inLanguages('Agentes de la zona', 'Makler vor Ort', 'وكلاء في منطقتك'),
  },
  {
    type: 'articles_section',
    title: 'Guides and articles',
    translations: inLanguages('Guías y artículos', 'Ratgeber und Artikel', 'مقالات وإرشادات'),
  },
  {
    type: 'faqs_section',
    title: 'Frequently asked questions',
    translations: inLanguages('Preguntas frecuentes', 'Häufige Fragen', 'أسئلة شائعة'),
  },
] as const

/** Other settings keep their defaults. */
export const DEMO_SETTINGS: Readonly<Record<string, unknown>> = {
  company_name: 'Hearth',
  company_email: 'hello@hearth.example',
  company_tel1: '+1 503 555 0100',
  country_code: 'US',
  company_address: '210 Alder Street, Portland, Oregon',
  latitude: 45.5202,
  longitude: -122.6742,
  admin_name: 'Hearth',
  currency_code: 'USD',
  currency_symbol: '$',
  currency_name: 'US dollar',
  number_with_suffix: false,
  price_fraction_digits: 0,
  default_language: 'en',
  distance_option: 'km',
  min_radius_range: 0,
  max_radius_range: 100,
  system_color: '#1f4d3a',
  svg_clr: true,
  seo_settings: true,
  allow_cookies: false,
  number_with_otp_login: true,
  social_login: true,
  bank_transfer_status: true,
  bank_details: [
    {
      title: 'Account holder',
      value: 'Hearth',
      translations: { es: 'Titular', de: 'Kontoinhaber', ar: 'صاحب الحساب' },
    },
    {
      title: 'Bank',
      value: 'Alder Street Bank, Portland',
      translations: { es: 'Banco', de: 'Bank', ar: 'البنك' },
    },
    {
      title: 'Account number',
      value: '0000 1234 5678',
      translations: { es: 'Número de cuenta', de: 'Kontonummer', ar: 'رقم الحساب' },
    },
  ],
  playstore_id: 'https://play.google.com/store/apps',
  appstore_id: 'https://apps.apple.com/',
}
