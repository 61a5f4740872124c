import { beforeEach, describe, expect, test } from 'vitest'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { DocumentsUnavailable } from '@/server/gateways/documents/documents.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'
import { sendPaymentMessage } from '../payment-message.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

async function paid(refunded = 0n) {
  await setting(db, {
    tax_rate: 8.875,
    tax_name: 'Sales tax',
    tax_number: '12-3456789',
    company_name: 'Hearth <Homes>',
    company_address: '1 Main St\nPortland',
  })
  const fixture = openPayments(db)
  const { id, token } = await signedIn(db)
  const buyer = { name: 'Mira <b>Lindqvist</b>', email: 'mira@example.org' }
  await db.updateTable('account').set(buyer).where('id', '=', id).execute()
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900 })
  const { reference } = await fixture.start(token, packageId)
  const hear = async () => {
    await fixture.sendNotice(fixture.gateway().notice(reference))
    await fixture.runJobs()
  }
  fixture.gateway().pay(reference)
  await hear()
  if (refunded > 0n) fixture.gateway().giveBack(reference, refunded)
  if (refunded > 0n) await hear()
  const { data } = await callOk(fixture.app, 'getPaymentDetails', { token })
  const papers = data[0]?.papers ?? []
  const read = async (address = '') => {
    const reply = await fixture.app.request(
      address.replace(/^https?:\/\/[^/]+/, 'http://localhost'),
    )
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }
  return { fixture, token, papers, read }
}

describe('a receipt', () => {
  test('is listed with its addresses, which nobody has to sign in for', async () => {
    const { papers, read } = await paid()
    expect(papers).toMatchObject([
      { kind: 'receipt', number: '2026-000001', amount: 49, currency: 'USD' },
    ])
    const { status, text } = await read(papers[0]?.page_url)
    expect(status).toBe(200)
    const plain = text.replaceAll('\u00a0', ' ')
    for (const part of ['USD 45.01', 'Sales tax (8.875%)', 'USD 3.99', 'USD 49.00']) {
      expect(plain).toContain(part)
    }
    expect(plain).toContain('Sales tax number: 12-3456789')
    expect(plain).toContain('Mira &lt;b&gt;Lindqvist')
    expect(plain).not.toContain('<Homes>')
  })

  test('does not turn its number around in Arabic', async () => {
    const { papers, read } = await paid()
    const { text } = await read(papers[0]?.page_url.replace('language=en', 'language=ar'))
    // After Arabic letters, the parts of an unmarked number trade places.
    expect(text).toContain('إيصال \u20682026-000001\u2069')
  })

  test('is a PDF to download as well', async () => {
    const { papers, read } = await paid()
    const { status, headers, text } = await read(papers[0]?.pdf_url)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="receipt-2026-000001.pdf"',
    )
    expect(text.slice(0, 5)).toBe('%PDF-')
  })

  test('is not read by another address, or after an hour', async () => {
    const { fixture, papers, read } = await paid()
    const address = papers[0]?.page_url ?? ''
    expect((await read(address.replace('/receipt/1', '/receipt/2'))).status).toBe(404)
    expect((await read(address.replace('/receipt/', '/credit-note/'))).status).toBe(404)
    expect((await read(address.replace(/signature=../, 'signature=xx'))).status).toBe(404)
    expect((await read(address.replace(/until=\d+/, 'until=9999999999'))).status).toBe(404)
    fixture.later(71)
    expect((await read(address)).status).toBe(404)
  })

  test('says so on machines that can make no PDF, and its page is there', async () => {
    const { fixture, papers, read } = await paid()
    fixture.deps.documents.paper = () => Promise.reject(new DocumentsUnavailable(null))
    expect((await read(papers[0]?.pdf_url)).status).toBe(409)
    expect((await read(papers[0]?.page_url)).status).toBe(200)
  })
})

test('a credit note names its receipt and what went back', async () => {
  const { papers, read } = await paid(900n)
  expect(papers.map(({ kind, number, amount }) => [kind, number, amount])).toEqual([
    ['receipt', '2026-000001', 49],
    ['credit-note', 'CN-2026-000001', 9],
  ])
  const { text } = await read(papers[1]?.page_url)
  for (const part of ['Credit note CN-2026-000001', '>2026-000001<', 'USD\u00a09.00']) {
    expect(text).toContain(part)
  }
  const arabic = await read(papers[1]?.page_url.replace('language=en', 'language=ar'))
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.text).toContain('إشعار دائن')
})

describe('the mail', () => {
  const mails = async ({ fixture }: Awaited<ReturnType<typeof paid>>) => {
    const rows = await db.selectFrom('notification').select('id').orderBy('id').execute()
    for (const { id: notificationId } of rows) {
      await sendPaymentMessage(fixture.deps, { notificationId, origin: 'https://homes.example' })
    }
    return fixture.deps.sent
  }

  test('brings the receipt, and the credit note of a refund', async () => {
    const sent = await mails(await paid(4_900n))
    expect(sent.map(({ attachments }) => attachments?.map(({ name }) => name))).toEqual([
      ['receipt-2026-000001.pdf'],
      ['credit-note-CN-2026-000001.pdf'],
    ])
    const [first] = sent[0]?.attachments ?? []
    expect(
      Buffer.from(first?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('goes without it on machines that can make no PDF', async () => {
    const scene = await paid()
    scene.fixture.deps.documents.paper = () => Promise.reject(new DocumentsUnavailable(null))
    const sent = await mails(scene)
    expect(sent).toMatchObject([{ subject: 'Your Agency package is active' }])
    expect(sent[0]?.attachments).toBeUndefined()
  })
})
