import type { Context, Hono, Next } from 'hono'
import { list, oldStyleRefusal, serviceFailure } from './answers.ts'
import * as listings from './quirky-listings.ts'
import * as members from './quirky-members.ts'

/** Ways in; a deactivated account is refused with status 200, everything else with 400. */
export function answerSignIns(app: Hono): void {
  app.post('/user_signup', async (context) => {
    const { type, email, password, auth_id } = await textsOf(context)
    if (auth_id === 'deactivated') {
      const message = 'Account is deactivated'
      return context.json({ error: true, message, is_active: false })
    }
    if (type === '3' && email === 'unproven@other.example') {
      return serviceFailure(context, 400, 'Please first verify your email address', null)
    }
    const isKnown = type === '3' ? password === 'birch-and-slate' : Boolean(auth_id)
    if (!isKnown) return serviceFailure(context, 400, 'Wrong details', null)
    const data = { ...members.user, logintype: type }
    return context.json({ error: false, message: 'Login', token: members.knownToken, data })
  })
  app.post('/user-register', async (context) => {
    const { email } = await textsOf(context)
    if (email === members.user.email) return serviceFailure(context, 400, 'User exists', null)
    return context.json({ error: false, message: 'Registered', data: null, code: 200 })
  })
  app.get('/get-otp', (context) => {
    const { number = '', email } = context.req.query()
    if (!email && number.length < 8) return oldStyleRefusal(context, 'Invalid phone number')
    if (number === '15005550001') return serviceFailure(context, 500, 'No gateway', null)
    return done(context)
  })
  app.get('/verify-otp', (context) => {
    const { number, otp } = context.req.query()
    if (number === '15005550006') return oldStyleRefusal(context, 'No OTP was requested')
    if (otp !== '123456') return serviceFailure(context, 400, 'Invalid OTP', null)
    return context.json({ error: false, message: 'ok', auth_id: members.user.auth_id })
  })
  app.get('/forgot-password', (context) =>
    context.req.query('email') === members.user.email
      ? done(context)
      : serviceFailure(context, 400, 'No such user', null),
  )
}

const MEMBERS_ONLY = [
  'update_profile',
  'before-logout',
  'delete_user',
  'block-user',
  'unblock-user',
  'add_favourite',
  'get_favourite_property',
  'interested_users',
  'add_reports',
  'get_notification_list',
  'personalised-fields',
  'get_user_recommendation',
]

/** What a demonstration lets its visitors change. */
const EXEMPT = ['/api/personalised-fields', '/api/add_favourite']

/** What is a member's own. Nothing of it says what is missing in the words of the contract. */
export function answerMembers(app: Hono): void {
  for (const path of MEMBERS_ONLY) app.use(`/${path}`, forMembers)
  answerProfile(app)
  answerKept(app)
  answerFeed(app)
}

function answerProfile(app: Hono): void {
  app.post('/update_profile', async (context) => {
    const { name = members.user.name, latitude } = await textsOf(context)
    const position = latitude ? { latitude: Number(latitude), longitude: -122.2 } : {}
    return context.json({ error: false, data: { ...members.user, name, ...position } })
  })
  app.post('/before-logout', done)
  app.post('/delete_user', done)
  app.post('/block-user', async (context) => {
    const { to_user_id, to_admin } = await textsOf(context)
    const isOwn = to_user_id === String(members.user.id)
    if (isOwn) return serviceFailure(context, 400, 'You cannot block yourself', null)
    return to_user_id || to_admin ? done(context) : oldStyleRefusal(context, 'Whom?')
  })
  app.post('/unblock-user', async (context) => {
    const { to_admin } = await textsOf(context)
    return to_admin ? done(context) : serviceFailure(context, 400, 'Not blocked', null)
  })
}

function answerKept(app: Hono): void {
  app.get('/get_favourite_property', (context) => {
    if (isNew(context)) return list(context, [])
    const rows = [listings.detail, { ...listings.detail, id: 19, slug_id: 'other-house' }]
    const { offset = '0', limit = '25' } = context.req.query()
    return list(context, rows.slice(Number(offset), Number(offset) + Number(limit)), '2')
  })
  for (const path of ['/add_favourite', '/interested_users']) {
    app.post(path, async (context) => {
      const { property_id, type } = await textsOf(context)
      if (type !== '1' && type !== '0') return oldStyleRefusal(context, 'The type is invalid.')
      return property_id === '404'
        ? oldStyleRefusal(context, 'The selected property id is invalid.')
        : done(context)
    })
  }
  app.post('/add_reports', async (context) => {
    const { property_id } = await textsOf(context)
    const isAgain = property_id === '17'
    return context.json({ error: false, message: isAgain ? 'Already reported' : 'Reported' })
  })
}

function answerFeed(app: Hono): void {
  app.get('/get_notification_list', (context) =>
    isNew(context)
      ? list(context, [])
      : context.json({ error: false, total: '2', data: members.notifications }),
  )
  app.get('/personalised-fields', (context) =>
    isNew(context) ? list(context, []) : list(context, members.preferences),
  )
  app.post('/personalised-fields', (context) => list(context, members.preferences))
  app.delete('/personalised-fields', done)
  app.get('/get_user_recommendation', (context) =>
    isNew(context) ? list(context, []) : list(context, [listings.detail], 1),
  )
}

/** Nobody passes without a token; a demonstration's account reads, and changes next to nothing. */
async function forMembers(context: Context, next: Next): Promise<Response | undefined> {
  const token = tokenOf(context)
  const isKnown = [members.knownToken, members.newcomersToken, members.demoToken].includes(token)
  if (!isKnown) return context.json({ error: true, message: 'Unauthenticated.' }, 401)
  const isChange = context.req.method !== 'GET' && !EXEMPT.includes(context.req.path)
  if (isChange && token === members.demoToken) {
    return context.json({ error: true, message: 'Not Allowed in Demo Mode', code: 403 })
  }
  await next()
  return undefined
}

function isNew(context: Context): boolean {
  return tokenOf(context) === members.newcomersToken
}

function tokenOf(context: Context): string {
  return context.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
}

function done(context: Context): Response {
  return context.json({ error: false, message: 'ok' })
}

/** The texts of a form; such a provider takes add_favourite as JSON as well. */
async function textsOf(context: Context): Promise<Record<string, string | undefined>> {
  const isJson = context.req.header('Content-Type')?.startsWith('application/json') ?? false
  const sent: object = isJson ? await context.req.json() : await context.req.parseBody()
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
}
