import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { freePort } from '@/scripts/running/free-port.mjs'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { endProcess, startProcess } from '@/tests/support/beside-process.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { type BuiltWeb, startWeb } from '@/tests/support/built-web.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { settled, test } from './journey.ts'
import { keepSignIn } from './members.ts'

/** Keys of gateways that nobody answers for, searched for in replies, pages and the log. */
const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_live_lookedForOne',
  STRIPE_WEBHOOK_SECRET: 'whsec_lookedForTwo',
  RAZORPAY_KEY_SECRET: 'lookedForThree',
  RAZORPAY_WEBHOOK_SECRET: 'lookedForFour',
  PAYPAL_CLIENT_SECRET: 'lookedForFive',
  PAYPAL_WEBHOOK_ID: 'lookedForSix',
  PAYSTACK_SECRET_KEY: 'sk_live_lookedForSeven',
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK-lookedForEight',
  FLUTTERWAVE_WEBHOOK_SECRET: 'lookedForNine',
}
const PUBLIC = { RAZORPAY_KEY_ID: 'rzp_live_shown', PAYPAL_CLIENT_ID: 'paypal-client' }
/** In the administration, a reply, the provider's log and the website's. */
const KNOWN = ['STRIPE_SECRET_KEY', PUBLIC.RAZORPAY_KEY_ID, 'A gateway does not answer', 'Ready in']
const NOBODY = 'http://127.0.0.1:9'
const GATEWAYS = ['stripe', 'razorpay', 'paypal', 'paystack', 'flutterwave']
const ADDRESSES = Object.fromEntries(
  GATEWAYS.map((name) => [`${name.toUpperCase()}_API_URL`, NOBODY]),
)
const MONTH_MS = 30 * 86_400_000

const said: string[] = []
const ends: (() => Promise<unknown>)[] = []
let provider: ChildProcess
let web: BuiltWeb
let api: string
let packageId: number
let callers: Record<'member' | 'administrator' | 'deactivated', SignedIn>

test.beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-secrets-'))
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  await furnish(dataDir)
  const port = await freePort()
  api = `http://127.0.0.1:${port}`
  const nowhere = { DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', SMS_URL: '', API_URL: '' }
  const keys = { ...SECRETS, ...PUBLIC, ...ADDRESSES, PAYMENT_SANDBOX_URL: '' }
  const place = { API_PORT: String(port), DATA_DIR: dataDir, FILES_URL: '', HOST: '' }
  provider = await startProcess(['--import', './scripts/alias.mjs', 'server/main.ts'], {
    ...nowhere,
    ...keys,
    ...place,
    ready: `${api}/readyz`,
  })
  ends.push(() => endProcess(provider))
  for (const stream of [provider.stdout, provider.stderr]) {
    stream?.on('data', (text) => said.push(String(text)))
  }
  web = await startWeb(api, keys)
  ends.push(() => web.stop())
})

test.afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function furnish(dataDir: string): Promise<void> {
  const { db, pool, close } = await connectDatabase(
    { dataDir, databaseUrl: undefined },
    silentLogger(),
  )
  await migrate(pool, silentLogger())
  const features = [{ id: 1, limit: 25 }]
  packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900, features })
  const signedInAt = new Date()
  const now = { signedInAt, tokenExpiresAt: new Date(signedInAt.getTime() + MONTH_MS) }
  callers = {
    member: await signedIn(db, { ...now, name: 'Ana' }),
    administrator: await signedIn(db, { ...now, isAdmin: true }),
    deactivated: await signedIn(db, { ...now, isActive: false }),
  }
  await db
    .updateTable('account')
    .set({ email: 'ana@example.org' })
    .where('name', '=', 'Ana')
    .execute()
  await close()
}

test('no reply, page, script or line of the logs has a secret of a gateway @desktop @full', async ({
  page,
}) => {
  const shown: string[] = []
  const tokens = [undefined, ...Object.values(callers).map(({ token }) => token)]
  for (const token of tokens) shown.push(...(await replies(token)))
  page.on('response', (reply) => {
    void reply.text().then(
      (text) => shown.push(`${reply.url()} ${JSON.stringify(reply.headers())} ${text}`),
      () => {},
    )
  })
  await visit(page, shown, [routes.subscriptionPlan(), paymentRoutes.checkout(packageId)])
  for (const caller of ['member', 'administrator'] as const) {
    const { id, token } = callers[caller]
    await keepSignIn(page, { token, data: { id } }, web.address)
    await visit(page, shown, PAGES(caller))
  }
  const everything = [...shown, ...said, web.log()].join('\n')
  // Or nothing was looked at.
  for (const known of KNOWN) {
    expect(everything.includes(known), known).toBe(true)
  }
  const found = Object.entries(SECRETS)
    .flatMap(([name, secret]) => [
      [name, secret],
      [name, Buffer.from(secret).toString('base64').slice(0, -4)],
    ])
    .filter(([, secret = '']) => everything.includes(secret))
  expect(found).toEqual([])
})

const PAGES = (caller: 'member' | 'administrator'): string[] => [
  routes.subscriptionPlan(),
  paymentRoutes.checkout(packageId),
  paymentRoutes.transfer(packageId),
  paymentRoutes.returned('success', 1),
  paymentRoutes.returned('fail', 1),
  routes.member('subscription'),
  routes.member('transactions'),
  routes.member('advertisement'),
  ...(caller === 'administrator'
    ? (['payments', 'packages', 'adverts', 'payment-settings', 'audit'] as const).map((name) =>
        adminRoute(name),
      )
    : []),
  routes.outbox(),
]

async function visit(page: Page, shown: string[], paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(web.address + path)
    await page.locator('main h1, main h2, main [role=alert]').first().waitFor()
    await settled(page)
    shown.push(await page.content())
  }
}

const OPERATIONS = /payment|paypal|flutterwave|bank|package|advert|featured|outbox/

type Operation = { requestBody?: { content: Record<string, { example?: unknown }> } }
type Contract = { paths: Record<string, Record<string, Operation>> }

/** Every operation of packages, payments and adverts, by its example, and a payment at each gateway. */
async function replies(token: string | undefined): Promise<string[]> {
  const contract = new URL('../../generated/openapi.json', import.meta.url)
  const { paths }: Contract = JSON.parse(await readFile(contract, 'utf8'))
  const heads: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const shown: string[] = []
  const ask = async (path: string, method: string, body?: unknown) => {
    const reply = await fetch(`${api}/api${path}`, {
      method,
      headers: body === undefined ? heads : { ...heads, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const headers = JSON.stringify([...reply.headers])
    const text = await reply.text()
    expect(reply.status, `${method} ${path}: ${text}`).toBeLessThan(500)
    shown.push(`${method} ${path} ${reply.status} ${headers} ${text}`)
  }
  for (const [path, methods] of Object.entries(paths)) {
    if (!OPERATIONS.test(path)) continue
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const [content] = Object.values(requestBody?.content ?? {})
      const place = path.replace('{kind}', 'receipt').replace(/\{\w+\}/g, '1')
      await ask(place, method.toUpperCase(), requestBody && (content?.example ?? {}))
    }
  }
  for (const gateway of GATEWAYS) {
    const body = { package_id: packageId, platform_type: 'web', payment_method: gateway }
    await ask('/create-payment-intent', 'POST', body)
    await ask('/ext/admin/payment-settings/tests', 'POST', { gateway })
    await ask(`/webhooks/${gateway}`, 'POST', { id: 'evt_1', type: 'charge.success' })
  }
  return shown
}
