import { Inbox, Mail, MessageSquareText, Paperclip, RefreshCw } from 'lucide'
import type { OutboxMessage } from '@/client/api/outbox.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import { isolated } from '@/client/text/isolated.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { nextPath } from '@/domain/web/next-path.ts'
import { routes } from '@/domain/web/routes.ts'
import { DemoHint } from './demo-hint.tsx'

export type OutboxPageProps = Pick<Text, 't' | 'formats'> & {
  messages: readonly OutboxMessage[]
  settings: WebSettings
  hasDemoAccounts: boolean
  href: (path: string) => string
}

/** Mails and SMS that a demo installation stores instead of sending. */
export function OutboxPage(props: OutboxPageProps) {
  const { messages, settings, hasDemoAccounts, t, formats, href } = props
  const now = new Date()
  return (
    <div className="container-page max-w-200 py-10 sm:py-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-display text-display text-ink">{t('auth.outbox.title')}</h1>
          <p className="mt-2 max-w-text text-lg text-ink-muted">{t('auth.outbox.lead')}</p>
        </div>
        <a href={href(routes.outbox())} className={buttonStyles({ variant: 'secondary' })}>
          <Icon of={RefreshCw} />
          {t('auth.outbox.reload')}
        </a>
      </header>
      {hasDemoAccounts ? <DemoHint settings={settings} t={t} className="mt-8" /> : null}
      {messages.length === 0 ? (
        <EmptyState icon={<Icon of={Inbox} />} title={t('auth.outbox.emptyTitle')}>
          {t('auth.outbox.emptyText')}
        </EmptyState>
      ) : (
        <ol className="mt-8 flex flex-col gap-4">
          {messages.map((message) => (
            <li key={message.id} className="rounded-lg border border-line bg-surface p-5">
              <Message
                message={message}
                sent={formats.relativeTime(message.created_at, now, t('shell.time.justNow'))}
                t={t}
                formats={formats}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type MessageProps = Pick<Text, 't' | 'formats'> & { message: OutboxMessage; sent: string }

function Message({ message, sent, t, formats }: MessageProps) {
  const { kind, to, subject, text, created_at, attachments } = message
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Icon of={kind === 'mail' ? Mail : MessageSquareText} className="size-5 text-brand-ink" />
        <span>{t(kind === 'mail' ? 'auth.outbox.mail' : 'auth.outbox.sms')}</span>
        <bdi className="wrap-anywhere">{t('auth.outbox.to', { to: isolated(to) })}</bdi>
        <time dateTime={created_at} className="ms-auto">
          {sent}
        </time>
      </p>
      {subject ? (
        <h2 dir="auto" className="mt-3 align-as-page text-lg font-semibold text-ink">
          {subject}
        </h2>
      ) : null}
      <p dir="auto" className="mt-2 align-as-page wrap-anywhere whitespace-pre-line text-ink">
        <WithLinks text={text} />
      </p>
      {attachments.length > 0 ? (
        <ul aria-label={t('auth.outbox.attachments')} className="mt-4 flex flex-wrap gap-3">
          {attachments.map(({ name, bytes, url }) => (
            <li key={url} className="min-w-0">
              <a
                href={nextPath(URL.parse(url)?.pathname) ?? url}
                download={name}
                className={buttonStyles({ variant: 'secondary', size: 'sm' })}
              >
                <Icon of={Paperclip} />
                <bdi className="wrap-anywhere">{name}</bdi>
                <span className="text-ink-muted">
                  {t('auth.outbox.size', { size: formats.number(Math.ceil(bytes / 1000)) })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}

/** Turns URLs into links. */
function WithLinks({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/)
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <a key={at} href={part} className={linkStyles()}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
