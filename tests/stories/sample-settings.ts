import type { WebSettings } from '@/client/api/settings.ts'

/** What an operator may have set. */
export const sampleSettings: WebSettings = {
  company_name: 'Hearth',
  company_email: 'hello@hearth.example',
  company_tel1: '+1 503 555 0100',
  company_address: '210 Alder Street, Portland',
  instagram_id: 'https://instagram.example/hearth',
  about_us: '<p>Homes, told well.</p>',
  privacy_policy: '<p>No trackers.</p>',
  terms_conditions: '<p>Be fair.</p>',
  currency_symbol: '$',
  selected_currency_data: { code: 'USD', name: 'US Dollar', symbol: '$' },
  number_with_suffix: '0',
  min_price: 900,
  max_price: 5_000_000,
  seo_settings: true,
  allow_cookies: false,
  verification_required_for_user: false,
  demo_mode: false,
  default_language: 'en',
  languages: [
    { id: 1, code: 'en', name: 'English' },
    { id: 2, code: 'de', name: 'Deutsch' },
    { id: 3, code: 'ar', name: 'العربية' },
  ],
  distance_option: 'km',
  min_radius_range: '0',
  max_radius_range: '100',
  features_available: { premium_properties: false, project_access: false },
  bank_details: [],
}
