import { parseRentPeriod } from '@/domain/listing/rent-period.ts'
import { isRecord } from '@/domain/values/records.ts'
import type { FailureKind } from '../calls/api-error.ts'
import {
  type Fields,
  fill,
  hasKeys,
  recordOrNull,
  textOrEmpty,
  textOrNull,
  toBoolean,
  toFlag,
  toList,
  toNumber,
  toOptions,
  toPropertyTypeWord,
  toTranslatedOptions,
  withoutNulls,
} from '../calls/wire-values.ts'
import { cleanHome } from './home-quirks.ts'
import { cleanSettings } from './settings-quirks.ts'

/**
 * Every way in which a provider's replies differ from the contract, and nowhere else: behind this
 * file one field has one type. Replies of our own provider pass through unchanged.
 */
export function cleanReply(path: string, reply: unknown): unknown {
  if (!isRecord(reply)) return reply
  if (typeof reply.message !== 'string') reply.message = ''
  if (path.startsWith(EXTENSIONS)) return reply
  if (path === '/web-settings') reply.data = cleanSettings(reply.data)
  else {
    if (path === '/homepage-data') reply.data = cleanHome(reply.data)
    if (listPaths.has(path)) reply.data = toList(reply.data)
    if (objectOrNothing.has(path) && !hasKeys(reply.data)) reply.data = null
    clean(reply, path)
  }
  if ('total' in reply) reply.total = toNumber(reply.total)
  if (countedPaths.has(path)) reply.total ??= Array.isArray(reply.data) ? reply.data.length : 0
  fill(reply, siblings[path] ?? {})
  return reply
}

/** Calls that some providers end with an error when their list is merely empty. */
export function isEmptyList(path: string, status: number): boolean {
  return emptyByStatus[path] === status
}

/**
 * Misleading statuses: comparing incompatible listings returns 500, and guests get no package error
 * for premium listings.
 */
export function kindOfFailure(path: string, status: number): FailureKind | undefined {
  if (path === '/compare-properties' && status === 500) return 'refused'
  return path === '/get_property' && status === 400 ? 'packageRefused' : undefined
}

/** Calls of the contract's own: who answers them answers as it says. */
const EXTENSIONS = '/ext/'

type Cleaner = (value: unknown, path: string) => unknown

const emptyByStatus: Record<string, number> = {
  '/get_interested_users': 400,
  '/get_payment_details': 500,
}

/** Lists with a `total`, which providers leave out when they are empty. */
const countedPaths = new Set(
  `/get_categories /get_property /get_articles /get-cities-data /get_facilities /get_report_reasons
  /get-projects /agent-list /agent-properties /faqs /get-property-list /get_favourite_property
  /get_user_recommendation /get_notification_list /get_payment_details /get_interested_users
  /get-added-properties /get-featured-data`.split(/\s+/),
)

const listPaths = new Set([
  ...[...countedPaths].filter((path) => path !== '/agent-properties'),
  '/get_nearby_properties',
  '/get-all-similar-properties',
  '/get-facilities-for-filter',
  '/get-package',
  '/get_chats',
  '/get-agent-verification-form-fields',
])

const PREFERENCES = '/personalised-fields'

const objectOrNothing = new Set([PREFERENCES, '/get-agent-verification-form-values'])

const siblings: Record<string, Fields> = {
  '/get_property': { similar_properties: [] },
  '/get_articles': { similar_articles: [] },
  '/get-project-detail': { similar_projects: [] },
  '/get-package': { active_packages: [], all_features: [] },
  '/get_chats': { total_page: 0 },
  '/get-added-properties': { total_views: 0 },
}

/** Calls in which `is_premium` is 0 or 1; elsewhere it is a boolean. */
const premiumFlagPaths = new Set([
  '/agent-properties',
  '/compare-properties',
  '/update_profile',
  '/user_signup',
])

const cleanerByName: Record<string, Cleaner> = {
  ...each(
    toNumber,
    'price distance total_view total_views total_click favourite_count total_likes',
  ),
  ...each(toNumber, 'properties_count property_count projects_count total_count Count'),
  ...each(toBoolean, 'promoted is_promoted is_feature_available is_verified is_verify is_admin'),
  ...each(toBoolean, 'is_admin_listing is_reported is_interest_available is_report_available'),
  ...each(
    toBoolean,
    'inquiry is_blocked_by_me is_blocked_by_user homepage_location_data_available',
  ),
  ...each(toBoolean, 'package_available feature_available limit_available'),
  ...each(toFlag, 'is_favourite is_interested is_required rtl show_property_details'),
  ...each(
    textOrEmpty,
    'title description image image_url title_image web_image three_d_image profile',
  ),
  ...each(textOrEmpty, 'file document name address question answer customer_name City message'),
  ...each((value) => (typeof value === 'number' ? String(value) : value), 'latitude longitude'),
  ...each(textOrNull, 'state country email mobile client_address video_link link location'),
  ...each(textOrNull, 'meta_title meta_description meta_keywords meta_image about_me hash'),
  ...each(textOrNull, 'title_image_hash image_hash'),
  ...each(toList, 'parameters parameter_types gallery gallary_images documents plans features'),
  ...each(toList, 'assign_facilities near_by_places facilities favourite_users interested_users'),
  ...each(toList, 'similar_properties similiar_properties similar_projects similar_articles'),
  ...each(toList, 'sections slider_section active_packages all_features yearly_totals'),
  ...each(toList, 'monthly_totals properties_data projects_data'),
  ...each(toList, 'category_ids price_range outdoor_facilitiy_ids'),
  is_premium: (value, path) => (premiumFlagPaths.has(path) ? toFlag(value) : toBoolean(value)),
  city: (value, path) => (path === PREFERENCES ? textOrEmpty(value) : textOrNull(value)),
  property_type: (value, path) =>
    path === PREFERENCES ? toList(value) : toPropertyTypeWord(value),
  propery_type: toPropertyTypeWord,
  rentduration: (value) => parseRentPeriod(typeof value === 'string' ? value : null),
  slider_type: (value) => String(value),
  reject_reason: (value) => (typeof value === 'string' ? textOrNull(value) : recordOrNull(value)),
  type_values: toOptions,
  value: (value) =>
    Array.isArray(value) || typeof value === 'number' ? value : textOrEmpty(value),
  file_name: (value) => (Array.isArray(value) ? {} : value),
}

const cleaners = new Map(Object.entries(cleanerByName))

/** Every listing of every reply passes here: nothing is made or written without need. */
function clean(value: unknown, path: string): void {
  if (Array.isArray(value)) for (const item of value) clean(item, path)
  if (!isRecord(value)) return
  cleanNames(value)
  for (const name in value) {
    const inner = value[name]
    const cleaner = cleaners.get(name)
    const cleaned = cleaner ? cleaner(inner, path) : inner
    if (cleaned !== inner) value[name] = cleaned
    if (typeof cleaned === 'object' && cleaned !== null) clean(cleaned, path)
  }
}

/** Fixes that depend on sibling fields: misspelled duplicates and missing relations. */
function cleanNames(fields: Fields): void {
  // Some send the hash of a person's own password along; a browser is no place for it.
  if ('logintype' in fields) delete fields.password
  if ('is_featured_available' in fields) {
    fields.is_feature_available ??= fields.is_featured_available
    delete fields.is_featured_available
  }
  if ('price' in fields && ('property_type' in fields || 'propery_type' in fields)) {
    fields.price = toNumber(fields.price) ?? 0
    for (const name of ['latitude', 'longitude']) if (name in fields) fields[name] ??= ''
    fields.property_type ??= fields.propery_type
    fields.propery_type ??= fields.property_type
  }
  const isListed = 'gallary_images' in fields || 'gallery' in fields
  if (isListed && 'category' in fields) {
    const category = isRecord(fields.category) ? fields.category : {}
    fields.category = { id: 0, category: '', image: '', slug_id: '', ...withoutNulls(category) }
  } else if (Array.isArray(fields.category)) fields.category = null
  if ('gallary_images' in fields && 'customer' in fields) {
    const customer = isRecord(fields.customer) ? fields.customer : {}
    fields.customer = { name: '', email: null, mobile: null, ...customer }
  }
  if (Array.isArray(fields.type_values) && !fields.options) {
    const options = toTranslatedOptions(fields.type_values)
    if (options.length > 0) fields.options = options
  }
  if (fields.type_of_parameter && 'value' in fields && typeof fields.value === 'number') {
    fields.value = String(fields.value)
  }
}

function each(cleaner: Cleaner, names: string): Record<string, Cleaner> {
  return Object.fromEntries(names.split(' ').map((name) => [name, cleaner]))
}
