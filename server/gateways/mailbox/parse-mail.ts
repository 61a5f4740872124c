import { Worker } from 'node:worker_threads'
import type { RawMail } from './mailbox.ts'
import { type IncomingMail, readMail } from './read-mail.ts'

/** Above, a mail takes time that requests would wait for. */
const SMALL_BYTES = 64 * 1024
const PATIENCE_MS = 30_000
const MAX_MEGABYTES = 512

/**
 * Reads a whole mail; undefined for what is none. Large ones are read in a thread of their own, as
 * a malicious one can have millions of lines, and ends only that thread.
 */
export function parseMail(raw: RawMail): Promise<IncomingMail | undefined> {
  return raw.content.length <= SMALL_BYTES ? readMail(raw) : readInThread(raw)
}

async function readInThread(raw: RawMail): Promise<IncomingMail | undefined> {
  const worker = new Worker(new URL('./mail-worker.ts', import.meta.url), {
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    stderr: true,
    stdout: true,
  })
  const late = setTimeout(() => void worker.terminate(), PATIENCE_MS)
  try {
    return await new Promise<IncomingMail | undefined>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve(undefined))
      worker.once('exit', () => resolve(undefined))
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
