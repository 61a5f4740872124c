import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { sendPaymentMessage } from '@/server/modules/payments/payment-message.ts'
import { heldPackage, offeredPackage } from '@/tests/support/builders/packages.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'
import { remindOfEnds } from './reminders.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

/** Runs the job on a day and sends its mails. */
async function remind(days: number): Promise<string[]> {
  const deps = testDeps({ db, clock: () => daysOn(days) })
  await remindOfEnds(deps, new AbortController().signal)
  for (const { name, data } of deps.enqueued) {
    if (name !== 'payment.message' || !('notificationId' in data)) throw new Error(name)
    const notificationId = Number(data.notificationId)
    await sendPaymentMessage(deps, { notificationId, origin: 'http://homes.example' })
  }
  return deps.sent.map(({ subject, text }) => `${subject}\n${text}`)
}

async function scene() {
  const { id: accountId, token } = await signedIn(db)
  await db
    .updateTable('account')
    .set({ email: 'ada@example.org' })
    .where('id', '=', accountId)
    .execute()
  const packageId = await offeredPackage(db, { name: 'Starter' })
  await heldPackage(db, { accountId, packageId, at: TEST_NOW })
  return { accountId, token, packageId }
}

describe('the reminder before a package ends', () => {
  test('comes once, a week before, on the site and by mail', async () => {
    const { token } = await scene()
    expect(await remind(22)).toEqual([])
    const [mail, ...others] = await remind(23)
    expect(others).toEqual([])
    expect(mail).toMatch(/^Your Starter package ends on July 15, 2026\n/)
    expect(mail).toContain('You can renew the package now')
    expect(await remind(24)).toEqual([])
    const { data } = await callOk(openPayments(db).app, 'getNotifications', { token })
    expect(data).toMatchObject([
      { kind: 'package-expiring', title: 'Your Starter package ends on July 15, 2026' },
    ])
  })

  test('leads by one link to the renewal of a package that costs something', async () => {
    const { packageId } = await scene()
    const link = `http://homes.example/subscription-plan/${packageId}`
    expect((await remind(24))[0]).not.toContain(link)
    await db.updateTable('user_package').set({ reminded_at: null }).execute()
    await db.updateTable('package').set({ type: 'paid', price_minor: 4_900 }).execute()
    await db
      .updateTable('payment_transaction')
      .set({ type: 'online payment', amount_minor: 4_900 })
      .execute()
    const [mail] = await remind(24)
    expect(mail).toContain('Renew Starter')
    expect(mail).toContain(link)
  })

  test('does not come for a package that was renewed, is paused or is over', async () => {
    const { accountId, packageId } = await scene()
    await heldPackage(db, { accountId, packageId, at: daysOn(20) })
    expect(await remind(24)).toEqual([])
    await db
      .updateTable('user_package')
      .set({ paused_at: daysOn(25) })
      .execute()
    expect(await remind(44)).toEqual([])
    await db.updateTable('user_package').set({ paused_at: null }).execute()
    expect(await remind(60)).toEqual([])
  })

  test('does not offer to renew a package that is retired', async () => {
    await scene()
    await db.updateTable('package').set({ is_active: false }).execute()
    const [mail] = await remind(24)
    expect(mail).toContain('We no longer offer this package')
    expect(mail).not.toContain('You can renew')
  })
})
