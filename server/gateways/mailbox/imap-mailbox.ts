import type { ImapFlow, ImapFlowOptions } from 'imapflow'
import {
  MAIL_MAX_BYTES,
  MAILS_PER_READING,
  type Mailbox,
  type MailboxReading,
  MailboxUnavailable,
  type RawMail,
} from './mailbox.ts'

const CONNECTION_MS = 20_000
const SOCKET_MS = 60_000
/** Then what is left waits for the next reading. */
const READING_MS = 240_000
const HEADERS_MAX_BYTES = 256 * 1024
const SEEN = '\\Seen'

/**
 * A mailbox over IMAP_URL (`imaps://user:password@host:993/INBOX`). Without TLS from the start, it
 * insists on STARTTLS, except on this machine.
 */
export function createImapMailbox(address: string): Mailbox {
  const { folder, options } = readAddress(address)
  return {
    async read(take, signal) {
      // Loaded only where a mailbox is read.
      const { ImapFlow } = await import('imapflow')
      const client = new ImapFlow(options)
      // The command that is under way fails with the connection; an unheard event ends the process.
      client.on('error', () => {})
      const stop = () => client.close()
      signal.addEventListener('abort', stop)
      try {
        await client.connect()
        await client.mailboxOpen(folder)
        const reading = await readUnseen(client, take, signal)
        await client.logout()
        return reading
      } catch (error) {
        throw new MailboxUnavailable(`The mailbox cannot be read: ${describe(error)}`)
      } finally {
        signal.removeEventListener('abort', stop)
        client.close()
      }
    },
  }
}

async function readUnseen(
  client: ImapFlow,
  take: (mail: RawMail) => Promise<void>,
  signal: AbortSignal,
): Promise<MailboxReading> {
  const reading: MailboxReading = { taken: 0, failures: [] }
  const until = performance.now() + READING_MS
  const found = await client.search({ seen: false, deleted: false }, { uid: true })
  const oldestFirst = (found || []).sort((one, other) => one - other).slice(0, MAILS_PER_READING)
  for (const uid of oldestFirst) {
    if (signal.aborted || performance.now() > until) break
    const mail = await fetchMail(client, String(uid))
    // Removed meanwhile by another program.
    if (!mail) continue
    const failure = await take(mail).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (failure) {
      reading.failures.push(failure.error)
      continue
    }
    await client.messageFlagsAdd(String(uid), [SEEN], { uid: true })
    reading.taken += 1
  }
  return reading
}

async function fetchMail(client: ImapFlow, uid: string): Promise<RawMail | undefined> {
  const facts = await client.fetchOne(uid, { size: true }, { uid: true })
  if (!facts) return undefined
  const isCut = (facts.size ?? 0) > MAIL_MAX_BYTES
  const query = isCut ? { headers: true } : { source: { maxLength: MAIL_MAX_BYTES } }
  const mail = await client.fetchOne(uid, query, { uid: true })
  const content = mail ? (isCut ? mail.headers : mail.source) : undefined
  return content && { content, isCut }
}

function readAddress(text: string): { folder: string; options: ImapFlowOptions } {
  const { protocol, hostname, port, username, password, pathname } = new URL(text)
  const secure = protocol === 'imaps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    options: {
      host,
      port: port ? Number(port) : secure ? 993 : 143,
      secure,
      ...(secure ? {} : { doSTARTTLS: !isThisMachine(host) }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: CONNECTION_MS,
      greetingTimeout: CONNECTION_MS,
      socketTimeout: SOCKET_MS,
      maxLiteralSize: MAIL_MAX_BYTES + HEADERS_MAX_BYTES,
      maxResponseSize: MAIL_MAX_BYTES + 2 * HEADERS_MAX_BYTES,
    },
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** Servers repeat the user's name in their replies. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const response = Reflect.get(error, 'responseText')
  const words = typeof response === 'string' ? `${error.message}: ${response}` : error.message
  return words.replace(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 200)
}
