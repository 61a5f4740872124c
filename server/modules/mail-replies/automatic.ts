import type { IncomingMail } from '@/server/gateways/mailbox/read-mail.ts'

/** Why nobody wrote a mail by hand. */
export type AutomaticReason = 'automatic' | 'bulk' | 'list' | 'bounce' | 'own' | 'calendar'

/** Programs that set no header. What people answer begins with `Re:` instead. */
const SUBJECTS = [
  /^(auto(matic)?[ -]?(reply|response|answer)|autoreply|out of (the )?office)\b/i,
  /^(automatische antwort|abwesenheits(notiz|nachricht|assistent)|abwesend)/i,
  /^(respuesta autom[aá]tica|fuera de (la )?oficina|ausencia)/i,
  /^(رد تلقائي|الرد التلقائي|خارج المكتب)/,
  /^(undeliver(able|ed)|delivery (status notification|failure)|mail delivery (failed|system)|returned mail|failure notice|unzustellbar|no se puede entregar)/i,
]

/** Null for a mail that somebody wrote (RFC 3834, RFC 3464, RFC 2369, RFC 5546). */
export function automaticReason(
  mail: Pick<IncomingMail, 'from' | 'headers' | 'subject' | 'files'>,
  replyAddress: string,
): AutomaticReason | null {
  const { from, subject, files } = mail
  const header = (name: string) => mail.headers.get(name)?.toLowerCase() ?? ''
  if (from !== null && isOwn(from, replyAddress)) return 'own'
  if (isBounce(from, header)) return 'bounce'
  const isSubmitted = !/^(no\b|$)/.test(header('auto-submitted'))
  const isSuppressed = !/^(none\b|$)/.test(header('x-auto-response-suppress'))
  if (isSubmitted || isSuppressed || RESPONDERS.some((name) => header(name) !== '')) {
    return 'automatic'
  }
  if (header('list-id') !== '' || header('list-post') !== '' || header('mailing-list') !== '') {
    return 'list'
  }
  if (/^(bulk|junk|list|auto_reply)\b/.test(header('precedence'))) return 'bulk'
  if (files.some(isCalendarReply)) return 'calendar'
  return SUBJECTS.some((words) => words.test(subject.trim())) ? 'automatic' : null
}

const RESPONDERS = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'x-loop']

function isOwn(from: string, replyAddress: string): boolean {
  const [name = '', domain = ''] = replyAddress.split('@')
  return from === replyAddress || (from.startsWith(`${name}+`) && from.endsWith(`@${domain}`))
}

function isBounce(from: string | null, header: (name: string) => string): boolean {
  if (header('return-path') === '<>') return true
  if (/^multipart\/report\b/.test(header('content-type'))) return true
  return from === null || /^(mailer-daemon|postmaster)@/.test(from)
}

/** A calendar tells the organizer of an invitation what was clicked. */
function isCalendarReply({ mime, content }: IncomingMail['files'][number]): boolean {
  if (mime !== 'text/calendar') return false
  const words = Buffer.from(content.subarray(0, 10_000)).toString('latin1')
  return /^METHOD:(REPLY|COUNTER|REFRESH)\s*$/im.test(words)
}
