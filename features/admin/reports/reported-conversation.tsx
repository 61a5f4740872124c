import type { ChatReport, ReportedMessage } from '@/client/api/admin/chat-reports.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { momentWords } from '../moment.ts'
import type { ReportedConversation as Conversation } from './use-chat-reports.ts'

type ReportedConversationProps = { report: ChatReport; conversation: Conversation }

/** The messages around a reported one. */
export function ReportedConversation({ report, conversation }: ReportedConversationProps) {
  const { t } = useText()
  const { messages, error, retry } = conversation
  if (error) {
    return <FailedList title={t('admin.itemErrorTitle')} error={error} onRetry={retry} />
  }
  if (!messages) return <LinesLoading words={t('admin.loading')} />
  return (
    <section aria-label={t('admin.chatReports.conversation')} className="flex flex-col gap-2">
      <p className="text-sm text-ink-muted">{t('admin.chatReports.logged')}</p>
      <ol className="flex flex-col gap-2">
        {messages.map((message) => (
          <Message key={message.id} message={message} author={author(message, report)} />
        ))}
      </ol>
    </section>
  )
}

/** '' for the site. */
function author({ sender_id }: ReportedMessage, report: ChatReport): string {
  if (sender_id === report.reporter_id) return report.reporter_name
  return sender_id === report.sender_id ? report.sender_name : ''
}

function Message({ message, author }: { message: ReportedMessage; author: string }) {
  const { t, language } = useText()
  const { sender_id, message: text, file, file_name, audio, created_at, is_reported } = message
  const name = author || t(sender_id === 0 ? 'admin.chatReports.site' : 'admin.unnamed')
  return (
    <li className="max-w-text rounded-md border border-line px-3 py-2">
      <p className="mb-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        <bdi>{name}</bdi>
        <time dateTime={created_at}>{momentWords(created_at, language)}</time>
        {is_reported ? <Badge variant="warning">{t('admin.chatReports.reported')}</Badge> : null}
      </p>
      {text ? (
        <p dir="auto" className="align-as-page whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ) : null}
      {file ? <Attachment href={file} name={file_name || t('admin.chatReports.file')} /> : null}
      {audio ? <Attachment href={audio} name={t('admin.chatReports.recording')} /> : null}
    </li>
  )
}

function Attachment({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={linkStyles()}>
      <bdi className="wrap-anywhere">{name}</bdi>
    </a>
  )
}
