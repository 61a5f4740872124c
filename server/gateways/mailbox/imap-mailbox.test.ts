import { afterEach, beforeEach, expect, test } from 'vitest'
import { startImapServer } from '@/tests/support/imap-server.ts'
import { createImapMailbox } from './imap-mailbox.ts'
import { MAIL_MAX_BYTES, MAILS_PER_READING, MailboxUnavailable } from './mailbox.ts'

let server: Awaited<ReturnType<typeof startImapServer>>

beforeEach(async () => {
  server = await startImapServer({ user: 'answers', password: 's/cret', folder: 'Answers' })
})

afterEach(() => server.close())

const going = new AbortController().signal
const mail = (text: string) => Buffer.from(`From: a@example.org\r\nSubject: ${text}\r\n\r\n${text}`)

/** What one reading hands over; `failing` is the text of a mail that cannot be taken. */
async function read(failing?: string, signal = going) {
  const seen: { text: string; isCut: boolean }[] = []
  const reading = await createImapMailbox(server.url).read(async ({ content, isCut }) => {
    const text = Buffer.from(content.subarray(0, 1000)).toString().split('\r\n\r\n')[1] ?? ''
    if (failing !== undefined && text === failing) throw new Error(text)
    seen.push({ text, isCut })
  }, signal)
  return { seen, ...reading }
}

const unread = () => server.mails.filter(({ seen }) => !seen).length

test('reads unread mails, oldest first, and marks them as read', async () => {
  for (const text of ['one', 'two', 'three']) server.put(mail(text))
  const { seen, taken } = await read()
  expect(seen.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  expect([taken, unread()]).toEqual([3, 0])
  expect((await read()).seen).toEqual([])
  expect(server.commands.at(-1)).toBe('LOGOUT')
})

test('leaves a mail unread that could not be taken, and goes on', async () => {
  for (const text of ['one', 'two', 'three']) server.put(mail(text))
  const { seen, taken, failures } = await read('two')
  expect(seen.map(({ text }) => text)).toEqual(['one', 'three'])
  expect([taken, failures.map(String), unread()]).toEqual([2, ['Error: two'], 1])
  expect((await read()).seen.map(({ text }) => text)).toEqual(['two'])
})

test('takes some at a time', async () => {
  for (let n = 0; n < MAILS_PER_READING + 3; n += 1) server.put(mail(`mail ${n}`))
  expect((await read()).taken).toBe(MAILS_PER_READING)
  expect((await read()).seen.map(({ text }) => text)).toEqual(['mail 50', 'mail 51', 'mail 52'])
})

test('reads of a large mail only the headers', async () => {
  server.put(Buffer.concat([mail('large'), Buffer.alloc(MAIL_MAX_BYTES, 'a')]))
  expect((await read()).seen).toEqual([{ text: '', isCut: true }])
  expect(unread()).toBe(0)
})

test('says what is wrong without a name or a password', async () => {
  server.put(mail('one'))
  const wrong = createImapMailbox(server.url.replace('s%2Fcret', 'secret'))
  const error: unknown = await wrong.read(async () => {}, going).catch((it) => it)
  expect(error).toBeInstanceOf(MailboxUnavailable)
  expect(String(error)).toContain('wrong password of')
  expect(String(error)).not.toMatch(/answers|secret/)
  const folder = createImapMailbox(server.url.replace('Answers', 'Elsewhere'))
  await expect(folder.read(async () => {}, going)).rejects.toBeInstanceOf(MailboxUnavailable)
})

test.each(['UID SEARCH', 'UID FETCH', 'UID STORE'])(
  'fails when the server hangs up at %s',
  async (verb) => {
    server.put(mail('one'))
    server.instead.set(verb, 'hangUp')
    await expect(read()).rejects.toBeInstanceOf(MailboxUnavailable)
    expect(unread()).toBe(1)
  },
)

test('ends when the process stops', async () => {
  server.put(mail('one'))
  server.instead.set('UID SEARCH', 'silence')
  const stopping = new AbortController()
  const reading = read(undefined, stopping.signal)
  await expect.poll(() => server.commands.at(-1)).toBe('UID SEARCH')
  stopping.abort()
  await expect(reading).rejects.toBeInstanceOf(MailboxUnavailable)
})

test('insists on TLS, except on this machine', async () => {
  // The same machine under a name that is not known to be it.
  const elsewhere = createImapMailbox(server.url.replace('127.0.0.1', '127.1'))
  const error: unknown = await elsewhere.read(async () => {}, going).catch((it) => it)
  expect(String(error)).toContain('STARTTLS')
  expect(server.commands).not.toContain('LOGIN')
})
