import { hash } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { toEmailAddress } from '@/domain/account/email-address.ts'
import { htmlToText } from './html-text.ts'
import type { RawMail } from './mailbox.ts'

export type IncomingFile = { name: string; mime: string; content: Uint8Array }

export type IncomingMail = {
  /** Message-ID; of a mail without one, a hash of it. */
  id: string
  /** The first address of From in small letters. */
  from: string | null
  /** All addresses that it went to, in small letters. */
  addressees: readonly string[]
  subject: string
  /** First value by name in small letters. */
  headers: ReadonlyMap<string, string>
  /** As it was written, with quotes. */
  text: string
  /** Without pictures of its HTML and without signatures of its bytes. */
  files: readonly IncomingFile[]
  /** Whether it was too large, so that text and files are missing. */
  isCut: boolean
}

const OPTIONS = {
  forceRfc822Attachments: true,
  maxNestingDepth: 50,
  maxHeadersSize: 512 * 1024,
} as const

const ADDRESSEES = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc']

/** Longer HTML is not a person's. */
const MAX_HTML_LENGTH = 2_000_000

/** More than mail servers take. */
const MAX_HEAD_BYTES = 64 * 1024

/** The headers alone, which take little time whatever follows. Undefined for what is no mail. */
export async function readHead({ content }: RawMail): Promise<IncomingMail | undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const ends = ['\r\n\r\n', '\n\n'].map((end) => bytes.indexOf(end)).filter((at) => at !== -1)
  const head = bytes.subarray(0, Math.min(...ends, MAX_HEAD_BYTES))
  return await readMail({ content: head, isCut: true })
}

/** Undefined for what is no mail, and for more parts than programs of people write. */
export async function readMail({ content, isCut }: RawMail): Promise<IncomingMail | undefined> {
  if (hasManyParts(content)) return undefined
  const email = await PostalMime.parse(content, OPTIONS).catch(() => undefined)
  if (!email) return undefined
  return {
    id: email.messageId?.trim() || hash('sha256', content, 'hex'),
    from: findAddress(email.from),
    addressees: listAddressees(email),
    subject: email.subject ?? '',
    headers: new Map(email.headers.toReversed().map(({ key, value }) => [key, value.trim()])),
    text: isCut ? '' : toText(email),
    files: isCut ? [] : email.attachments.flatMap(toFiles),
    isCut,
  }
}

/** Each is looked for in all others while a mail is read. */
const MAX_PARTS = 500

/** By lines that could be a boundary. */
function hasManyParts(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let count = 0
  for (let at = bytes.indexOf('\n--'); at !== -1; at = bytes.indexOf('\n--', at + 1)) {
    count += 1
    if (count > MAX_PARTS) return true
  }
  return false
}

function toText({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? htmlToText(html.slice(0, MAX_HTML_LENGTH)) : text
}

function findAddress(from: Address | undefined): string | null {
  const written = from?.address ?? ''
  return (toEmailAddress(written) ?? written.trim()).toLowerCase() || null
}

/** By their form alone: people and programs write these headers in many ways. */
function listAddressees({ headers }: Email): string[] {
  const values = headers.filter(({ key }) => ADDRESSEES.includes(key)).map(({ value }) => value)
  const found = values.flatMap((value) => value.slice(0, 20_000).match(ADDRESS) ?? [])
  return [...new Set(found.map((it) => it.toLowerCase()))]
}

const ADDRESS = /[a-z0-9._+-]{1,64}@[a-z0-9.-]{1,253}/gi

function toFiles({ filename, mimeType, content, related }: Attachment): IncomingFile[] {
  // Logos in signatures, and pictures of our own mail that was quoted.
  if (related || /^application\/(pgp-signature|(x-)?pkcs7-signature)$/.test(mimeType)) return []
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return [{ name: filename ?? '', mime: mimeType, content: bytes }]
}
