import { Hono } from 'hono'
import { list, oldStyleRefusal, packageRefusal, serviceFailure } from './answers.ts'
import { answerMembers, answerSignIns } from './member-calls.ts'
import * as content from './quirky-content.ts'
import * as listings from './quirky-listings.ts'
import { knownToken } from './quirky-members.ts'

/**
 * A provider of the known kind, with every quirk of the wire that the built calls can meet: lists
 * without totals, failures under status 200, refusals under 400 and 500, loosely typed fields,
 * missing messages, members-only projects. Unlike ours it has no extension.
 * `hasFlatHome`: its first page is that of releases up to 1.2.3.
 */
export function createProviderDouble({ hasFlatHome = false } = {}): Hono {
  const app = new Hono().basePath('/api')
  app.use(async (context, next) => {
    // A framework that sends guests without the right Accept header to its login page.
    if (context.req.header('Accept') !== 'application/json') return context.redirect('/login', 302)
    await next()
  })
  answerSettings(app)
  answerListings(app)
  answerProjects(app)
  answerPeople(app)
  answerContent(app)
  answerHome(app, hasFlatHome)
  answerTools(app)
  answerSignIns(app)
  answerMembers(app)
  app.notFound((context) => context.html('<h1>404</h1>', 404))
  return app
}

function answerSettings(app: Hono): void {
  app.get('/web-settings', (context) => {
    const token = context.req.header('Authorization')
    if (token === 'Bearer empty') return list(context, [])
    const personal = token ? { is_active: 1, is_premium: '0', subscription: 1 } : {}
    return context.json({ error: false, message: 'ok', data: { ...content.settings, ...personal } })
  })
  app.get('/get_languages', (context) =>
    context.req.query('language_code') === 'en'
      ? context.json({ error: false, message: 'ok', data: content.language })
      : oldStyleRefusal(context, 'Language not found'),
  )
}

function answerListings(app: Hono): void {
  app.get('/get_categories', (context) => list(context, [content.category], 1))
  app.get('/get_facilities', (context) => list(context, [], null))
  app.get('/get-facilities-for-filter', (context) => list(context, listings.parameterQuirks))
  app.get('/get_report_reasons', (context) => list(context, null))
  app.get('/get_property', (context) => {
    const slug = context.req.query('slug_id')
    if (slug === 'premium') return serviceFailure(context, 400, 'Premium only', null)
    if (slug === 'premium-for-members') return packageRefusal(context)
    if (slug !== listings.detail.slug_id) return list(context, [])
    const similar_properties = [{ ...listings.detail, id: 19, slug_id: 'other-house' }]
    return context.json({
      error: false,
      message: 'ok',
      similar_properties,
      total: 1,
      data: [listings.detail],
    })
  })
  app.get('/get-property-list', (context) => {
    if (Number(context.req.query('limit')) > 100) return serviceFailure(context, 400, 'Limit', null)
    const isEmpty = context.req.query('city') === 'Nowhere'
    return isEmpty ? list(context, []) : list(context, [listings.listCard], '1')
  })
  app.get('/get_nearby_properties', (context) =>
    context.json({ error: false, data: [listings.listItem] }),
  )
  app.get('/get-all-similar-properties', (context) => list(context, { '0': listings.listItem }))
  app.get('/compare-properties', (context) => {
    const { source_property_id: source, target_property_id: target } = context.req.query()
    if (source === target) return serviceFailure(context, 500, 'Select two different homes', null)
    const data = {
      source_property: listings.compareSide,
      target_property: { ...listings.compareSide, id: 18, is_premium: 0 },
    }
    return context.json({ error: false, message: 'ok', code: 200, data })
  })
}

function answerProjects(app: Hono): void {
  app.get('/get-projects', (context) => list(context, [listings.projectRow], 1))
  app.get('/get-project-detail', (context) => {
    if (context.req.header('Authorization') !== `Bearer ${knownToken}`) {
      return context.json({ error: true, message: 'Unauthenticated.' }, 401)
    }
    const isKnown = context.req.query('slug_id') === listings.projectRow.slug_id
    const data = isKnown ? listings.projectDetail : null
    return context.json({ error: false, message: 'ok', data })
  })
}

function answerPeople(app: Hono): void {
  app.get('/agent-list', (context) =>
    context.req.query('limit') ? list(context, content.agents, 1) : list(context, [], 1),
  )
  app.get('/agent-properties', (context) => {
    const { slug_id, is_admin } = context.req.query()
    if (!slug_id && !is_admin) return oldStyleRefusal(context, 'The slug id field is required.')
    const data = {
      customer_data: slug_id === 'gone' ? null : content.agentProfile,
      properties_data: [listings.agentItem],
      projects_data: null,
      premium_properties_count: 1,
      package_available: 0,
      feature_available: false,
    }
    return context.json({ error: false, message: 'ok', total: '1', data })
  })
}

function answerHome(app: Hono, isFlat: boolean): void {
  app.get('/homepage-data', (context) => {
    const section = (type: string, data: unknown) => ({ type, title: type, data })
    const sections = [
      section('featured_properties_section', [listings.listItem]),
      section('nearby_properties_section', null),
      section('properties_on_map_section', [listings.listItem]),
      section('featured_projects_section', [listings.homeProject]),
      section('agents_list_section', content.agents),
      section('articles_section', [content.article]),
      section('categories_section', [content.category]),
      section('faqs_section', [content.faq]),
      section('properties_by_cities_section', [content.city]),
    ]
    if (isFlat) return context.json({ error: false, message: 'ok', data: flatHome })
    const data = { sections, slider_section: [content.slide], homepage_location_data_available: 0 }
    return context.json({ error: false, message: 'ok', data })
  })
}

/** A key for each section, without titles. */
const flatHome = {
  slider_section: [content.slide],
  featured_section: [listings.listItem],
  most_liked_properties: [],
  agents_list: content.agents,
  project_section: [listings.homeProject],
  article_section: [content.article],
  categories_section: [content.category],
  faq_section: [content.faq],
  properties_by_cities: [content.city],
  total_users: 12,
}

function answerContent(app: Hono): void {
  app.get('/get-cities-data', (context) => list(context, [content.city], 1))
  app.get('/faqs', (context) => list(context, [content.faq], 1))
  app.get('/get_articles', (context) =>
    context.req.query('slug_id') === 'gone'
      ? list(context, [])
      : list(context, [content.article], 1),
  )
  app.post('/contct_us', async (context) => {
    const form = await context.req.formData()
    return form.get('subject')
      ? context.json({ error: false, message: 'Sent' })
      : oldStyleRefusal(context, 'The subject field is required.')
  })
}

function answerTools(app: Hono): void {
  app.get('/mortgage-calculator', (context) => {
    const { loan_amount, down_payment, show_all_details } = context.req.query()
    if (Number(down_payment) >= Number(loan_amount)) {
      return oldStyleRefusal(context, 'Down payment must be less than loan amount')
    }
    if (show_all_details) return packageRefusal(context)
    const main_total = {
      principal_amount: 200_000,
      down_payment: 50_000,
      payable_interest: 231_676.38,
      monthly_emi: 1_199.1,
      total_amount: 481_676.38,
    }
    return context.json({ error: false, message: 'ok', data: { main_total, yearly_totals: null } })
  })
  app.get('/get-package', (context) => {
    const data = [content.paidPackage, content.freePackage]
    return context.json({ error: false, message: 'ok', code: 200, data, all_features: null })
  })
}
