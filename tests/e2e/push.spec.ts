import { type CDPSession, expect, type Page } from 'playwright/test'
import { routes } from '@/domain/web/routes.ts'
import { launchOptions } from '@/scripts/browser.mjs'
import { test } from './journey.ts'
import { beSignedIn, newAddress, openAccount, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: launchOptions({ isWhole: true }),
})

// The site may keep what it does not need.
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'cookie-choice', value: 'all', url: baseURL ?? '' }]),
)

const workerIsActive = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state),
      SLOW,
    )
    .toBe('activated')

/** Chromium without Google's services subscribes nowhere: a subscription with keys of the page's own. */
async function subscribesAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    type Made = { endpoint: string; p256dh: string; auth: string; key: number[] }
    const open = (): PushSubscription | null => {
      const kept = localStorage.getItem('subscription-of-journey')
      if (kept === null) return null
      const { endpoint, p256dh, auth, key }: Made = JSON.parse(kept)
      const unsubscribe = async () => {
        localStorage.removeItem('subscription-of-journey')
        return true
      }
      const toJSON = () => ({ endpoint, keys: { p256dh, auth } })
      const options = { applicationServerKey: new Uint8Array(key).buffer }
      const made: unknown = { endpoint, options, unsubscribe, toJSON }
      return made as PushSubscription
    }
    PushManager.prototype.subscribe = async (options) => {
      const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
      const keys = await crypto.subtle.generateKey(algorithm, true, ['deriveBits'])
      const p256dh = text(await crypto.subtle.exportKey('raw', keys.publicKey))
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer)
      const endpoint = `https://web.push.apple.com/journey-${auth}`
      const { applicationServerKey } = options ?? {}
      const key = [...(applicationServerKey as Uint8Array)]
      const made: Made = { endpoint, p256dh, auth, key }
      localStorage.setItem('subscription-of-journey', JSON.stringify(made))
      return open() as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => open()
  })
}

/** Hands a message to the service worker, as the push service does. */
async function pusher(page: Page): Promise<(content: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  const { origin } = new URL(page.url())
  return async (content) => {
    const data = JSON.stringify(content)
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

const shownTitles = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, tag }) => `${title} (${tag})`)
  })

test('A member switches notifications on, gets one, chooses kinds, and switches them off @once', async ({
  page,
}) => {
  const address = newAddress('push')
  await openAccount(page, address)
  await subscribesAlone(page)
  await beSignedIn(page, address)
  await page.goto(routes.member('notification-settings'))
  await workerIsActive(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This device shows notifications.')).toBeVisible(SLOW)
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('persist:root') ?? '{}').Settings.fcmToken,
  )
  expect(token).toMatch(/^https:\/\/web\.push\.apple\.com\/journey-/)

  const push = await pusher(page)
  const content = {
    title: 'New message',
    body: 'About “Mill”.',
    page: routes.member('chat'),
    tag: 'chat-7-41',
    unread: 1,
  }
  // The page in front shows it itself.
  await push(content)
  await expect(page.getByText('New message · About “Mill”.')).toBeVisible()
  expect(await shownTitles(page)).toEqual([])
  // Nothing of the site is open: two messages of a conversation are one notification.
  await page.goto('about:blank')
  await push(content)
  await push({ ...content, body: 'Again.' })
  await page.goto(routes.member('notification-settings'))
  await expect.poll(() => shownTitles(page), SLOW).toEqual(['New message (chat-7-41)'])

  const prices = page.getByRole('group', { name: 'Price changes of your favorites' })
  await prices.getByLabel('On devices').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your notification settings are saved')).toBeVisible()
  await page.reload()
  await expect(prices.getByLabel('On devices')).not.toBeChecked()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('This device doesn’t show notifications.')).toBeVisible(SLOW)
})

test('Without a connection, results that were seen are shown, and other pages say what can be opened @once', async ({
  page,
  context,
}) => {
  await page.goto(routes.properties())
  await workerIsActive(page)
  const keptPages = () =>
    page.evaluate(async () => {
      const cache = await caches.open('hearth-pages-1')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort()
    })
  await expect.poll(keptPages, SLOW).toEqual([routes.offline(), routes.properties()])
  // The copy is taken later than what is shown, and featured homes take turns.
  const kept = await page.evaluate(async () => {
    const reply = await (await caches.open('hearth-pages-1')).match(location.href)
    const html = new DOMParser().parseFromString((await reply?.text()) ?? '', 'text/html')
    return html.querySelector('main article h2')?.textContent ?? 'no home is kept'
  })

  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('main article h2').first()).toHaveText(kept)
  await expect(page.getByRole('status').getByText('You’re offline')).toBeVisible()
  await expect(page.getByText('No connection.')).toHaveCount(0)
  await page.goto(routes.agents())
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expectNoViolations(page)
  // A reload while the connection comes and goes would cancel the opening of a page.
  const isReloading = await page.evaluate(async () => {
    let isLeaving = false
    addEventListener('beforeunload', () => {
      isLeaving = true
    })
    dispatchEvent(new Event('online'))
    await fetch(location.href, { method: 'HEAD' }).catch(() => {})
    return isLeaving
  })
  expect(isReloading).toBe(false)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${routes.properties()}$`))

  await page.goto(routes.agents())
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${routes.agents()}$`))
})

test('Nothing personal stays in the browser’s caches after signing out @desktop', async ({
  page,
}) => {
  const address = newAddress('caches')
  await openAccount(page, address)
  await beSignedIn(page, address)
  await page.goto(routes.member('favourites'))
  await workerIsActive(page)
  const cacheNames = () => page.evaluate(() => caches.keys())
  await expect.poll(cacheNames, SLOW).toContain('hearth-personal-1')
  await page.reload()
  const replies = () =>
    page.evaluate(async () => (await (await caches.open('hearth-personal-1')).keys()).length)
  await expect.poll(replies, SLOW).toBeGreaterThan(0)
  await page.locator('header button[popovertarget=account-menu]').click()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await expect.poll(cacheNames, SLOW).not.toContain('hearth-personal-1')
})
