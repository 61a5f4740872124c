import { askOwnProcess } from '../own-process.ts'
import type { RawMail } from './mailbox.ts'
import { type IncomingMail, readMail } from './read-mail.ts'

/** Above, a mail takes time that requests would wait for. */
const SMALL_BYTES = 64 * 1024
const LIMITS = { patienceMs: 30_000, maxMegabytes: 512 }

/**
 * Reads a whole mail; undefined for what is none. Large ones are read in a process of their own, as
 * a malicious one can have millions of lines, and ends only that.
 */
export function parseMail(raw: RawMail): Promise<IncomingMail | undefined> {
  return raw.content.length <= SMALL_BYTES ? readMail(raw) : readInProcess(raw)
}

function readInProcess(raw: RawMail): Promise<IncomingMail | undefined> {
  return askOwnProcess(new URL('./mail-process.ts', import.meta.url), raw, LIMITS)
}
