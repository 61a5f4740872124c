import type { AdminContactMessageDetail } from '@/client/api/admin/inbox.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { OfflineList } from '@/features/shell/failed-list.tsx'
import { DetailFrame } from '../detail-frame.tsx'
import { momentWords } from '../moment.ts'
import { AnswerForm } from './answer-form.tsx'
import { type OpenContactMessage, useContactMessage } from './use-inbox.ts'

type MessageViewProps = { id: number; asksFirst: boolean; onClose: () => void }

/** A contact message with its answers, and the form to answer it. */
export function MessageView({ id, asksFirst, onClose }: MessageViewProps) {
  const { t } = useText()
  const open = useContactMessage(id)
  return (
    <DetailFrame of={open} onClose={onClose}>
      {(detail) => (
        <>
          {open.isOffline ? <OfflineList onRetry={open.retry} /> : null}
          <Head detail={detail} open={open} />
          <Texts detail={detail} />
          {detail.message.state === 'open' ? (
            <AnswerForm
              id={id}
              name={detail.message.name}
              asksFirst={asksFirst}
              onAnswer={open.answer}
            />
          ) : (
            <p className="text-ink-muted">{t('admin.inbox.reopenFirst')}</p>
          )}
        </>
      )}
    </DetailFrame>
  )
}

type PartProps = { detail: AdminContactMessageDetail; open: OpenContactMessage }

function Head({ detail: { message }, open }: PartProps) {
  const { t, language } = useText()
  const { name, email, subject, state, assigned_to, assigned_name, closed_at, closed_by } = message
  return (
    <header className="flex flex-col gap-2">
      <h2 dir="auto" className="align-as-page text-lg font-semibold wrap-anywhere">
        {subject}
      </h2>
      <p className="text-sm text-ink-muted wrap-anywhere">
        <bdi>{name}</bdi> · <bdi dir="ltr">{emailForReading(email)}</bdi> ·{' '}
        <time dateTime={message.created_at}>{momentWords(message.created_at, language)}</time>
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge variant={state === 'open' ? 'warning' : 'neutral'}>
          {t(`admin.inbox.state.${state}`)}
        </Badge>
        {closed_at ? (
          <span className="text-ink-muted">
            <bdi>{closed_by || t('admin.unnamed')}</bdi> · {momentWords(closed_at, language)}
          </span>
        ) : null}
        {assigned_to === null ? null : (
          <span>
            {open.isMine
              ? t('admin.inbox.mine')
              : t('admin.inbox.assignedTo', { name: assigned_name || t('admin.unnamed') })}
          </span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {state === 'open' ? (
          <>
            <Button
              variant="secondary"
              size="sm"
              busy={open.isBusy}
              onClick={() => open.assign(!open.isMine)}
            >
              {t(open.isMine ? 'admin.inbox.release' : 'admin.inbox.assign')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              busy={open.isBusy}
              onClick={() => open.changeState('closed')}
            >
              {t('admin.inbox.closeMessage')}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={open.isBusy}
            onClick={() => open.changeState('open')}
          >
            {t('admin.inbox.reopen')}
          </Button>
        )}
      </div>
    </header>
  )
}

function Texts({ detail: { text, answers } }: Pick<PartProps, 'detail'>) {
  const { t, language } = useText()
  return (
    <>
      <p dir="auto" className={TEXT}>
        {text}
      </p>
      {answers.length > 0 ? (
        <section aria-labelledby="answers" className="flex flex-col gap-3">
          <h3 id="answers" className="font-semibold">
            {t('admin.inbox.answers')}
          </h3>
          <ol className="flex flex-col gap-3">
            {answers.map((answer) => (
              <li key={answer.id} className="rounded-lg border border-line bg-surface p-4">
                <p className="mb-1 text-sm text-ink-muted">
                  <bdi>{answer.author_name || t('admin.unnamed')}</bdi> ·{' '}
                  <time dateTime={answer.created_at}>
                    {momentWords(answer.created_at, language)}
                  </time>
                </p>
                <p dir="auto" className={TEXT}>
                  {answer.text}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  )
}

const TEXT = 'max-w-text align-as-page whitespace-pre-line wrap-anywhere'
