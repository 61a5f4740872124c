import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { type MemberPage, routes } from '@/domain/web/routes.ts'
import { viewingRoutes } from '@/domain/web/viewing-routes.ts'
import { ROOT } from '../runtime.mjs'
import { BROKEN, NO_ROWS, type Says } from './says.ts'
import { security, wantsProof } from './security-shots.ts'
import { PHONE, press, property, REPORT, type Shot, WIDE } from './shot.ts'

const PICTURE = join(ROOT, 'demo/seed/pictures/garden-03.webp')

/** Empty account. */
const NEW_MEMBER: Says = {
  '/get_favourite_property': NO_ROWS,
  '/get_notification_list': NO_ROWS,
  '/personalised-fields': { body: { data: null } },
  '/get_user_recommendation': NO_ROWS,
  '/ext/account/blocks': NO_ROWS,
  '/ext/account/saved-searches': NO_ROWS,
  '/get_chats': NO_ROWS,
}

/** The first call of each page. */
const READS: Partial<Record<MemberPage, string>> = {
  favourites: '/get_favourite_property',
  'saved-searches': '/ext/account/saved-searches',
  notifications: '/get_notification_list',
  'personalize-feed': '/personalised-fields',
  devices: '/ext/account/sign-ins',
  'notification-settings': '/ext/notifications/settings',
  blocked: '/ext/account/blocks',
  chat: '/get_chats',
  leads: '/ext/leads',
  viewings: '/ext/viewings',
}

const overview: Shot[] = [
  page('dashboard'),
  { ...page('dashboard'), name: 'dashboard-new', says: NEW_MEMBER },
  { ...page('dashboard'), name: 'dashboard-loading', says: all('nothing') },
  { ...page('dashboard'), name: 'dashboard-error', says: all(BROKEN) },
  {
    ...page('dashboard'),
    name: 'account-menu',
    prepare: press('header button[popovertarget=account-menu]'),
    isWindow: true,
    widths: WIDE,
  },
  {
    ...page('dashboard'),
    name: 'account-sheet',
    prepare: press('[popovertarget=site-menu]'),
    isWindow: true,
    widths: PHONE,
  },
]

const lists: Shot[] = [
  ...(
    [
      'favourites',
      'saved-searches',
      'notifications',
      'personalize-feed',
      'devices',
      'notification-settings',
      'blocked',
      'chat',
      'leads',
      'viewings',
    ] as const
  ).flatMap(listStates),
  ...(['leads', 'viewings'] as const).map(
    (name): Shot => ({ ...page(name), name: `${name}-agent`, by: 'agent' }),
  ),
  { ...page('viewings'), name: 'viewings-times', path: () => viewingRoutes.times() },
  {
    ...page('viewings'),
    name: 'viewings-times-refused',
    path: () => viewingRoutes.times(),
    prepare: async (page) => {
      await page.locator('main form button[type=submit]').click()
      await page.locator('main [data-state=invalid]').first().waitFor()
    },
  },
  conversation('chat-conversation'),
  { ...conversation('chat-conversation-loading'), says: { '/get_messages': 'nothing' } },
  { ...conversation('chat-conversation-error'), says: { '/get_messages': BROKEN } },
  {
    ...conversation('chat-block'),
    prepare: async (page) => {
      await page.locator('[data-chat-thread] header button[popovertarget]').click()
      await page.locator('#chat-menu button').first().click()
      await page.locator('[role=dialog]').waitFor()
    },
    isWindow: true,
  },
  {
    ...page('favourites'),
    name: 'favourites-undo',
    says: { '/add_favourite': {} },
    prepare: async (page) => {
      await page.locator('main article button[aria-pressed]').first().click()
      await page.locator('.Toastify [role=alert], .Toastify__toast').first().waitFor()
    },
    isWindow: true,
  },
  {
    ...page('favourites'),
    name: 'favourites-offline',
    says: { '/get_favourite_property': 'lineLost' },
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.locator('main button').first().waitFor()
    },
    isWindow: true,
  },
  {
    ...page('blocked'),
    name: 'blocked-administrator',
    prepare: async (page) => {
      await page.locator('main section button').click()
      await page.locator('main textarea').waitFor()
    },
  },
]

const profile: Shot[] = [
  page('profile'),
  {
    ...page('profile'),
    name: 'profile-refused',
    prepare: async (page) => {
      await page.locator('main input[name=name]').fill('')
      await page.locator('main input[name=facebook_id]').fill('not an address')
      await page.locator('main form button[type=submit]').click()
      await page.locator('main [aria-invalid]').first().waitFor()
    },
  },
  {
    ...page('profile'),
    name: 'profile-picture',
    prepare: async (page) => {
      await page.locator('main input[type=file]').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await sharp(PICTURE).png().toBuffer(),
      })
      await page.locator('[role=dialog] [role=slider], [role=dialog] input[type=range]').waitFor()
    },
    isWindow: true,
  },
  {
    ...page('profile'),
    name: 'profile-place',
    prepare: async (page) => {
      await page.locator('[aria-labelledby=place] button').click()
      await page.locator('[aria-labelledby=place] .maplibregl-canvas').waitFor()
    },
  },
  { ...page('profile'), name: 'profile-mail', prepare: changeMail, isWindow: true },
  {
    ...page('profile'),
    name: 'profile-mail-password',
    says: { '/ext/account/contact': wantsProof('password') },
    prepare: async (page) => {
      await changeMail(page)
      await page.locator('[role=dialog] input[name=email]').fill('mira@example.org')
      await page.locator('[role=dialog] button[type=submit]').click()
      await page.locator('[role=dialog] input[name=proof]').waitFor()
    },
    isWindow: true,
  },
  {
    ...page('profile'),
    name: 'profile-mail-code',
    says: { '/ext/account/contact': {} },
    prepare: async (page) => {
      await changeMail(page)
      await page.locator('[role=dialog] input[name=email]').fill('mira@example.org')
      await page.locator('[role=dialog] button[type=submit]').click()
      await page.locator('[role=dialog] input[name=otp]').waitFor()
    },
    isWindow: true,
  },
]

const elsewhere: Shot[] = [
  page('inquiries'),
  {
    name: 'home-recommended',
    by: 'member',
    path: () => routes.home(),
    prepare: async (page) => {
      const link = page.locator('main a[href$="/user/personalize-feed"]')
      await link.waitFor()
      await link.evaluate((it) => it.closest('section')?.scrollIntoView({ block: 'center' }))
    },
    isWindow: true,
  },
  { ...ofHome('property-interest'), path: ({ rent }) => property(rent) },
  ofHome('property-no-interest'),
  {
    ...ofHome('property-inquiry'),
    prepare: async (page) => {
      await page.locator('main section button[aria-haspopup=dialog]:visible').first().click()
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
  {
    ...ofHome('property-inquiry-refused'),
    prepare: async (page) => {
      await page.locator('main section button[aria-haspopup=dialog]:visible').first().click()
      await page.locator('[role=dialog] button[type=submit]').click()
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
    isWindow: true,
  },
  {
    ...ofHome('property-report'),
    prepare: async (page) => {
      await page.locator(REPORT).click()
      await page.locator('[role=dialog] input[type=radio]').last().check({ force: true })
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
]

export const member: readonly Shot[] = [
  ...overview,
  ...lists,
  ...profile,
  ...security,
  ...elsewhere,
]

function page(name: MemberPage): Shot {
  return { name, by: 'member', path: () => routes.member(name) }
}

/** Chat of the member and the agent about a home. */
function conversation(name: string): Shot {
  return {
    name,
    by: 'member',
    path: (_, people) =>
      people?.shown
        ? chatRoute({ person: Number(people.agent.data.id), property: people.shown.id })
        : null,
    isWindow: true,
  }
}

/** Loaded, empty, loading, failed. */
function listStates(name: MemberPage): Shot[] {
  const call = READS[name] ?? ''
  const loaded = page(name)
  return [
    loaded,
    ...(call in NEW_MEMBER ? [{ ...loaded, name: `${name}-empty`, says: NEW_MEMBER }] : []),
    { ...loaded, name: `${name}-loading`, says: { [call]: 'nothing' } },
    { ...loaded, name: `${name}-error`, says: { [call]: BROKEN } },
  ]
}

function all(answer: Says[string]): Says {
  return Object.fromEntries(Object.keys(NEW_MEMBER).map((call) => [call, answer]))
}

function ofHome(name: string): Shot {
  return {
    name,
    by: 'member',
    path: ({ sale }) => property(sale),
    prepare: async (page) => {
      const report = page.locator(REPORT)
      await report.waitFor()
      await report.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    },
    isWindow: true,
  }
}

async function changeMail(page: Page): Promise<void> {
  await page.locator('#email button').click()
  await page.locator('[role=dialog] input[name=email]').waitFor()
}
