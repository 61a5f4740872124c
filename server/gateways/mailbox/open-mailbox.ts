import { createImapMailbox } from './imap-mailbox.ts'
import type { Mailbox } from './mailbox.ts'

/** Null where the operator set none, and in a demonstration, which takes nothing from strangers. */
export function openMailbox({
  imapUrl,
  demoMode,
}: {
  imapUrl: string | undefined
  demoMode: boolean
}): Mailbox | null {
  return imapUrl && !demoMode ? createImapMailbox(imapUrl) : null
}
