/**
 * A provider with the demo's accounts and settings, two packages and the payment sandbox. With
 * `FORMS_SANDBOX_PORT`, the sandbox is behind the keys of Stripe and Razorpay, so that their forms
 * open in the page; else its own pages stand where a payment's page is.
 */

import { startSandbox } from '@hearth/payment-sandbox/sandbox'
import type { Album } from '@/demo/seed/album.ts'
import { DEMO_SETTINGS } from '@/demo/seed/packages-data.ts'
import { hashDemoPassword, seedPeople } from '@/demo/seed/seed-people.ts'
import { loadConfig } from '@/server/config.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { createLogger } from '@/server/log.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { gatewayKeys } from '@/tests/support/gateway-keys.ts'

const config = loadConfig(process.env)
const log = createLogger()
const webhookUrl = (gateway: string) => `http://127.0.0.1:${config.apiPort}/api/webhooks/${gateway}`
const formsPort = Number(process.env.FORMS_SANDBOX_PORT ?? 0)
const sandbox = await startSandbox({ ports: [formsPort], webhookUrl })
const hasForm = ([name]: [string, string]) => /^(STRIPE|RAZORPAY)_/.test(name)
const keys = Object.entries(gatewayKeys(sandbox.url)).filter(hasForm)
Object.assign(
  process.env,
  formsPort === 0 ? { PAYMENT_SANDBOX_URL: sandbox.url } : Object.fromEntries(keys),
)
const { db, pool, close } = await connectDatabase(config, log)
await migrate(pool, log)
await writeLanguages(db)
const noPictures: Album = {
  of: () => [],
  next: () => null,
  nextOf: () => null,
  named: (name) => {
    throw new Error(`there is no picture ${name} here`)
  },
}
await seedPeople(db, noPictures, await hashDemoPassword())
const bank_details = [{ title: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' }]
await setting(db, {
  ...DEMO_SETTINGS,
  bank_transfer_status: true,
  bank_details,
  stripe_publishable_key: 'pk_test_journey',
})
const features = [{ id: 1, limit: 25 }]
await offeredPackage(db, { name: 'Agency', priceMinor: 4_900, features })
await offeredPackage(db, { name: 'Office', priceMinor: 9_900, features, position: 1 })
await close()
await import('@/server/main.ts')
