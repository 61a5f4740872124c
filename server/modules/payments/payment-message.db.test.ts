import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { notifyPayment } from '@/server/modules/notifications/notify-payment.ts'
import type { PaymentNoticeKind } from '@/server/modules/notifications/payment-words.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'
import { sendPaymentMessage } from './payment-message.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const ORIGIN = 'https://homes.example'

async function scene(email: string | null = 'ada@example.org', language_code = 'en') {
  const { deps, start } = openPayments(db)
  const { id: accountId, token } = await signedIn(db)
  const packageId = await offeredPackage(db, { name: 'Agency & <b>Sons</b>', priceMinor: 4_900 })
  const { id } = await start(token, packageId)
  await db
    .updateTable('account')
    .set({ email, language_code })
    .where('id', '=', accountId)
    .execute()
  const send = async (kind: PaymentNoticeKind, reason = '') => {
    const facts = { package_id: packageId, amount_minor: 4_900, currency: 'USD', origin: ORIGIN }
    const notice = { ...facts, id, accountId, kind, reason, at: deps.clock() }
    await notifyPayment(deps, db, notice)
    for (const { name, data } of deps.enqueued.splice(0)) {
      if (name !== 'payment.message' || !('notificationId' in data)) throw new Error(name)
      const notificationId = Number(data.notificationId)
      await sendPaymentMessage(deps, { notificationId, origin: ORIGIN })
    }
    return deps.sent.splice(0)
  }
  return { send, accountId }
}

describe('a mail about a payment', () => {
  test.each([
    ['payment-paid', 'Your Agency & <b>Sons</b> package is active', '$49.00'],
    ['payment-surplus', 'You paid for Agency & <b>Sons</b> twice', '$49.00'],
    ['payment-refunded', 'Your Agency & <b>Sons</b> package has ended', '$49.00'],
    ['payment-disputed', 'Your Agency & <b>Sons</b> package is paused', '$49.00'],
    ['payment-won', 'Your Agency & <b>Sons</b> package is active again', '$49.00'],
    [
      'payment-rejected',
      'We couldn’t confirm your transfer for Agency & <b>Sons</b>',
      'Too <i>dark</i>.',
    ],
  ] as const)('of kind %s says what happened, escaped', async (kind, subject, text) => {
    const { send } = await scene()
    const [mail, ...others] = await send(kind, 'Too <i>dark</i>.')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ada@example.org', subject })
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(text)
    expect(mail?.text).toContain(`${ORIGIN}/user/subscription`)
    expect(mail?.html).not.toMatch(/<b>Sons|<i>dark/)
  })

  test('is written in the language of the member', async () => {
    const { send } = await scene('ada@example.org', 'ar')
    const [mail] = await send('payment-paid')
    expect(mail?.subject).toBe('باقة Agency & <b>Sons</b> مفعّلة الآن')
    expect(mail?.html).toContain('dir="rtl"')
  })

  test('goes to nobody without an address or with a closed account', async () => {
    const { send, accountId } = await scene(null)
    expect(await send('payment-paid')).toEqual([])
    const closed = { email: 'ada@example.org', is_active: false }
    await db.updateTable('account').set(closed).where('id', '=', accountId).execute()
    expect(await send('payment-paid')).toEqual([])
  })
})
