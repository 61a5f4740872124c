import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

let server: SMTPServer
let mailer: Mailer
let received: { from: string | undefined; to: string[]; raw: string }[]
/** The server's answer to each recipient; undefined accepts the mail. */
let refusal: { code: number; words: string } | undefined

beforeEach(async () => {
  received = []
  refusal = undefined
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'house' && password === 'secret') done(null, { user: 'house' })
      else done(new Error('wrong password'))
    },
    onRcptTo: ({ address }, _session, done) => {
      if (!refusal) done()
      else
        done(
          Object.assign(new Error(`${refusal.words} <${address}>`), { responseCode: refusal.code }),
        )
    },
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : undefined
      const to = envelope.rcptTo.map((one) => one.address)
      text(stream).then((raw) => {
        received.push({ from, to, raw })
        done()
      }, done)
    },
  })
  // Clients may hang up after a refusal.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  mailer = openMailer('house:secret')
})

afterEach(async () => {
  await mailer.close()
  await new Promise<void>((closed) => server.close(closed))
})

function openMailer(credentials: string): Mailer {
  const { port } = server.server.address() as AddressInfo
  return createSmtpMailer({
    url: `smtp://${credentials}@127.0.0.1:${port}`,
    from: 'Hearth <homes@example.org>',
  })
}

describe('a delivered mail', () => {
  test('has its text in both forms and the reply address', async () => {
    const mail = composeMail({
      to: 'office@example.org',
      replyTo: 'ana@example.org',
      subject: 'Besichtigung am Samstag – schön!',
      language: 'de',
      direction: 'ltr',
      heading: 'Eine Nachricht',
      paragraphs: ['Passt <10 Uhr>?'],
    })
    await mailer.send(mail)
    expect(received).toHaveLength(1)
    const [one] = received
    const parsed = await PostalMime.parse(one?.raw ?? '')
    expect({
      envelope: [one?.from, one?.to],
      from: parsed.from,
      to: parsed.to,
      replyTo: parsed.replyTo,
      subject: parsed.subject,
      text: parsed.text?.trim(),
      html: parsed.html?.trim(),
    }).toEqual({
      envelope: ['homes@example.org', ['office@example.org']],
      from: { name: 'Hearth', address: 'homes@example.org' },
      to: [{ name: '', address: 'office@example.org' }],
      replyTo: [{ name: '', address: 'ana@example.org' }],
      subject: 'Besichtigung am Samstag – schön!',
      text: 'Eine Nachricht\n\nPasst <10 Uhr>?',
      html: mail.html,
    })
  })

  test('has a one-click unsubscribe header and a stable id', async () => {
    const unsubscribeUrl = 'https://homes.example.org/api/ext/saved-searches/unsubscribe?token=1.a'
    const id = 'saved-search-1-7'
    await mailer.send({ to: 'ana@example.org', subject: 'x', text: 'x', unsubscribeUrl, id })
    const { headers, messageId } = await PostalMime.parse(received[0]?.raw ?? '')
    const header = (name: string) => headers.find(({ key }) => key === name)?.value
    expect([header('list-unsubscribe'), header('list-unsubscribe-post'), messageId]).toEqual([
      `<${unsubscribeUrl}>`,
      'List-Unsubscribe=One-Click',
      '<saved-search-1-7@example.org>',
    ])
  })

  test('tells other programs not to answer, where it says so', async () => {
    const mail = { to: 'ana@example.org', subject: 'x', text: 'x' }
    await mailer.send(mail)
    await mailer.send({ ...mail, automatic: 'generated' })
    await mailer.send({ ...mail, automatic: 'replied' })
    const told = await Promise.all(
      received.map(async ({ raw }) => {
        const { headers } = await PostalMime.parse(raw)
        const header = (name: string) => headers.find(({ key }) => key === name)?.value
        return [header('auto-submitted'), header('x-auto-response-suppress')]
      }),
    )
    expect(told).toEqual([
      [undefined, undefined],
      ['auto-generated', 'All'],
      ['auto-replied', 'All'],
    ])
  })

  test('is not sent with a forged header', async () => {
    const forged = { to: 'ana@example.org', subject: 'Hi\r\nBcc: all@example.org', text: 'x' }
    await expect(mailer.send(forged)).rejects.toBeInstanceOf(MailRefused)
    expect(received).toEqual([])
  })
})

describe('a rejected mail', () => {
  const mail = { to: 'ana@example.org', subject: 'Hello', text: 'Hello' }

  test('fails for good if the recipient does not exist', async () => {
    refusal = { code: 550, words: 'No such user' }
    const error: unknown = await mailer.send(mail).catch((it) => it)
    expect(error).toBeInstanceOf(MailRefused)
    expect(String(error)).toContain('No such user')
    expect(String(error)).not.toContain('ana@example.org')
  })

  test('may be retried if the mailbox is full or our password is wrong', async () => {
    refusal = { code: 451, words: 'Try again later' }
    const later: unknown = await mailer.send(mail).catch((it) => it)
    const other = openMailer('house:wrong')
    const unknown: unknown = await other.send(mail).catch((it) => it)
    await other.close()
    for (const error of [later, unknown]) {
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(MailRefused)
    }
  })
})
