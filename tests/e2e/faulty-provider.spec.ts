import { createDice } from '@hearth/dice/dice'
import { expect, type Page } from 'playwright/test'
import { measuredPages, publicPages } from '@/scripts/public-pages.ts'
import { type Fault, faultKinds, keysOf, type SchemaKey } from '@/tests/provider-double/faults.ts'
import {
  type FaultyProvider,
  serveFaultyProvider,
} from '@/tests/provider-double/faulty-provider.ts'
import { failureOf, open, sweepPages } from '@/tests/provider-double/page-sweep.ts'
import { type BuiltWeb, startWeb } from '@/tests/support/built-web.ts'
import { dictionaryKeysIn } from '@/tests/support/dictionary-keys.ts'
import { settled, test } from './journey.ts'

/** The built web with a provider whose replies have missing, null or mistyped keys. */

const isFull = Boolean(process.env.HEARTH_FULL)
/** Faults of whole schemas and of single keys in the sample; `npm run test:full` tries all. */
const SAMPLED = { schemas: 30, keys: 20 }

let provider: FaultyProvider
let web: BuiltWeb

test.beforeAll(async () => {
  provider = await serveFaultyProvider()
  web = await startWeb(provider.url)
})

test.afterAll(async () => {
  await web.stop()
  await provider.close()
})

test('no public page fails when keys of a reply are missing, null or mistyped @desktop', async () => {
  test.setTimeout(isFull ? 3_600_000 : 600_000)
  const { pages, keys } = await readPages()
  const single = everyKey(keys)
  const whole = everySchema(keys)
  const dice = createDice(1)
  const sample = [...dice.some(whole, SAMPLED.schemas), ...dice.some(single, SAMPLED.keys)]
  const faults = isFull ? [...whole, ...single] : sample
  const { opened, failures } = await sweepPages(web.address, provider, pages, faults)
  const figures = `${keys.length} keys, ${faults.length} faults, ${opened} pages opened`
  test.info().annotations.push({ type: 'figures', description: figures })
  expect(failures).toEqual([])
  expect(opened).toBeGreaterThan(faults.length)
})

for (const kind of faultKinds) {
  test(`no public or member page fails in a browser when all keys are ${kind} @desktop`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const complaints = complaintsOf(page)
    const all = await measuredPages(provider.url)
    await signIn(page)
    provider.setFault({ kind })
    // Every second page meets one kind of fault; all pages meet all kinds in the long form.
    const isShown = (at: number) => at % (2 * faultKinds.length) === 2 * faultKinds.indexOf(kind)
    const shown = isFull ? all : all.filter((_, at) => isShown(at))
    const failures: string[] = []
    for (const { name, path } of shown) {
      complaints.length = 0
      const reply = await page.goto(web.address + path)
      await settled(page)
      const html = await page.content()
      const failure = failureOf({ status: reply?.status() ?? 0, html })
      const wrong = [failure, ...complaints, ...dictionaryKeysIn(html)].filter(Boolean)
      if (wrong.length > 0) failures.push(`${name}: ${wrong.join(' | ')}`)
    }
    provider.setFault(null)
    expect(failures).toEqual([])
  })
}

/** Every page rendered from replies, with the keys of those replies. */
async function readPages() {
  const addresses = [
    ...(await publicPages(provider.url)),
    { name: 'map', path: '/properties?view=map' },
    { name: 'feed', path: '/feed.xml' },
    { name: 'sitemap', path: '/sitemap.xml' },
    { name: 'sitemap of pages', path: '/sitemap-pages.xml' },
  ]
  const keys = new Map<string, SchemaKey>()
  const pages = []
  for (const [at, { name, path }] of addresses.entries()) {
    const host = `whole-${at}.example`
    expect(failureOf(await open(web.address, path, host)), name).toBe('')
    const read = [...provider.callsOf(host)].flatMap(keysOf)
    for (const key of read) keys.set(`${key.schema}.${key.key}`, key)
    pages.push({
      name,
      path,
      keys: new Set(read.map(({ schema, key }) => `${schema}.${key}`)),
    })
  }
  return { pages, keys: [...keys.values()] }
}

function everyKey(keys: readonly SchemaKey[]): Fault[] {
  return keys.flatMap(({ schema, key }) => faultKinds.map((kind) => ({ schema, key, kind })))
}

/** Faults of all keys of a schema at once, except those that a row cannot do without. */
function everySchema(keys: readonly SchemaKey[]): Fault[] {
  const schemas = [...new Set(keys.map(({ schema }) => schema))]
  return schemas.flatMap((schema) => faultKinds.map((kind) => ({ schema, kind })))
}

/** Stores a member's session as the browser keeps it. */
async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const data = { token: '7|known', data: { id: 17, name: 'Ana', email: 'ana@other.example' } }
    const state = { User_signup: { data, loading: false }, _persist: { version: 1 } }
    if (!localStorage.getItem('persist:root')) {
      localStorage.setItem('persist:root', JSON.stringify(state))
    }
  })
}

/** Collects errors of the page; missing pictures do not count. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOfPicture = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isOfPicture) complaints.push(message.text())
  })
  return complaints
}
