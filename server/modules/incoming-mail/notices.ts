import { ATTACHMENT_MAX_BYTES } from '@/domain/chat/attachment-rules.ts'
import { routes } from '@/domain/web/routes.ts'
import type { Deps } from '@/server/deps.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { MAIL_MAX_BYTES } from '@/server/gateways/mailbox/mailbox.ts'
import { getMailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import type { Refusal } from './delivering.ts'
import type { Person } from './person.ts'

export type Notice =
  | { kind: Exclude<Refusal, 'tooLong'> | 'otherAddress' | 'tooLarge' }
  | { kind: 'tooLong'; characters: number }
  | { kind: 'files'; names: readonly string[]; takesFiles: boolean }

/** Tells the person of a mail, never the address that wrote, what became of an answer. */
export async function noticeMail(
  deps: Pick<Deps, 'db' | 'settings' | 'config'>,
  { email: to, language }: Person,
  { notice, key }: { notice: Notice; key: string },
): Promise<Mail> {
  const origin = deps.config.publicUrl ?? ''
  const theme = await getMailTheme(deps, { language, origin })
  const { say, page, base } = mailTools(theme)
  const isFiles = notice.kind === 'files'
  const subject = say(isFiles ? 'mailReplies.filesSubject' : 'mailReplies.refusedSubject')
  const facts = {
    email: to,
    characters: notice.kind === 'tooLong' ? notice.characters : 0,
    megabytes: (isFiles ? ATTACHMENT_MAX_BYTES : MAIL_MAX_BYTES) >> 20,
  }
  const paragraphs = isFiles
    ? [
        notice.names.join('\n'),
        say(notice.takesFiles ? 'mailReplies.filesTaken' : 'mailReplies.filesNone', facts),
      ]
    : [say(`mailReplies.${notice.kind}`, facts)]
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs,
    link: { label: theme.settings.company_name, url: page(routes.home()) },
    automatic: 'replied',
    id: `reply-${key}`,
  })
}
