import type { Deps } from '@/server/deps.ts'
import type { Receipt } from './receiving.ts'

const EVERY_MINUTE = '* * * * *'

/** Reads the answers to mails, where the operator set a mailbox. Call before the queue starts. */
export function scheduleReceiving(deps: Deps): void {
  if (!deps.mailbox) return
  deps.queue.work('mail.receive', async (_data, signal) => {
    await readMailbox(deps, signal)
  })
  deps.queue.schedule('mail.receive', EVERY_MINUTE, {})
}

/** Takes what is unread. Raises MailboxUnavailable. */
export async function readMailbox(
  deps: Deps,
  signal: AbortSignal,
): Promise<Partial<Record<Receipt, number>>> {
  const { mailbox, log } = deps
  // Its parsers are loaded only where a mailbox is read.
  const { takeMail } = await import('./receiving.ts')
  const counts: Partial<Record<Receipt, number>> = {}
  const reading = await mailbox?.read(async (mail) => {
    const receipt = await takeMail(deps, mail)
    counts[receipt] = (counts[receipt] ?? 0) + 1
  }, signal)
  for (const error of reading?.failures ?? []) {
    log.warn({ err: error }, 'An answer by mail will be tried again')
  }
  if (reading && reading.taken > 0) log.info({ counts }, 'Answers by mail were read')
  return counts
}
