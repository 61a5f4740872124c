import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '@/server/log.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { openSms } from './open-sms.ts'
import { SmsRefused } from './sms-sender.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

let server: Server | undefined
afterEach(() => server?.close())

const MESSAGE = { to: '+15035550100', text: 'Hearth: 123456 is your code.' }

/** A local server that replies as Twilio documents. */
async function twilio(status: number, answer: string) {
  const asked: object[] = []
  server = createServer(async (request, response) => {
    const body = Object.fromEntries(new URLSearchParams(await text(request)))
    const { method, url, headers } = request
    asked.push({ method, url, authorization: headers.authorization, body })
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(answer)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const open = (from: string) => {
    const smsUrl = `twilio+http://AC1:to%3Aken@127.0.0.1:${port}?from=${encodeURIComponent(from)}`
    return openSms({ smsUrl }, db, silentLogger())
  }
  return { asked, open }
}

test('stores a message without a service', async () => {
  await openSms({ smsUrl: undefined }, db, silentLogger()).send(MESSAGE)
  expect(await db.selectFrom('sms_outbox').select(['recipient', 'text']).execute()).toEqual([
    { recipient: MESSAGE.to, text: MESSAGE.text },
  ])
})

test('sends a message with the account’s credentials from a number', async () => {
  const { asked, open } = await twilio(201, '{"sid":"SM1","status":"queued"}')
  await open('+15005550006').send(MESSAGE)
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${btoa('AC1:to:ken')}`,
      body: { To: '+15035550100', From: '+15005550006', Body: MESSAGE.text },
    },
  ])
})

test('sends a message from a messaging service', async () => {
  const { asked, open } = await twilio(201, '{}')
  await open('MG1').send(MESSAGE)
  expect(asked).toMatchObject([{ body: { MessagingServiceSid: 'MG1' } }])
})

test('fails for good for a number that accepts no messages', async () => {
  const fault = { code: 21211, message: "The 'To' number +15035550100 is not valid.", status: 400 }
  const { open } = await twilio(400, JSON.stringify(fault))
  const sending = open('+1').send(MESSAGE)
  await expect(sending).rejects.toThrow(new SmsRefused('The message service answers 400 (21211)'))
  await expect(sending).rejects.toBeInstanceOf(SmsRefused)
})

test('may be retried after a failure of the service', async () => {
  const { open } = await twilio(503, 'gone')
  const sending = open('+1').send(MESSAGE)
  await expect(sending).rejects.toThrow('The message service answers 503')
  await expect(sending).rejects.not.toBeInstanceOf(SmsRefused)
})
