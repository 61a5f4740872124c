import { MessageSquare } from 'lucide'
import type { ChatReport } from '@/client/api/admin/chat-reports.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useRights } from '../use-rights.ts'
import { PersonLink } from './person-link.tsx'
import { ReportedConversation } from './reported-conversation.tsx'
import { useChatReports, useReportedConversation } from './use-chat-reports.ts'

/** Messages that one side of a conversation reported. */
export function ChatReportList({ isOpen }: { isOpen: boolean }) {
  const { t } = useText()
  const reports = useChatReports(isOpen ? 'open' : 'closed')
  return (
    <PagedRows
      list={reports}
      failedTitle={t('admin.reportsErrorTitle')}
      empty={
        <EmptyState
          icon={<Icon of={MessageSquare} />}
          title={t(isOpen ? 'admin.noReports' : 'admin.noHandled')}
        />
      }
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

function Report({ report }: { report: ChatReport }) {
  const { t } = useText()
  const href = useHref()
  const may = useRights()
  const conversation = useReportedConversation(report.id)
  const { id, excerpt, reason, title, property_id, closed_at } = report
  const heading = `chat-report-${id}`
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id={heading} className="wrap-anywhere">
        {title ? (
          <SiteLink
            href={href(adminRoute('review', { item: `property-${property_id}` }))}
            className={linkStyles()}
          >
            <bdi>{title}</bdi>
          </SiteLink>
        ) : (
          t('admin.chatReports.listingGone')
        )}
      </h2>
      <blockquote
        dir="auto"
        className="max-w-text rounded-md bg-surface-muted px-3 py-2 align-as-page whitespace-pre-line wrap-anywhere"
      >
        {excerpt}
      </blockquote>
      {reason ? (
        <p dir="auto" className="max-w-text align-as-page whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      ) : null}
      <Facts report={report} />
      {may('review') ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={conversation.isShown}
            aria-describedby={heading}
            onClick={() => conversation.show(!conversation.isShown)}
          >
            {t(conversation.isShown ? 'admin.chatReports.hide' : 'admin.chatReports.read')}
          </Button>
          {closed_at ? null : (
            <Button
              variant="secondary"
              size="sm"
              busy={conversation.isClosing}
              aria-describedby={heading}
              onClick={({ currentTarget }) => {
                restoreFocus(currentTarget, besides(currentTarget))
                conversation.close()
              }}
            >
              {t('admin.chatReports.close')}
            </Button>
          )}
        </div>
      ) : null}
      {conversation.isShown ? (
        <ReportedConversation key={id} report={report} conversation={conversation} />
      ) : null}
    </li>
  )
}

function Facts({ report }: { report: ChatReport }) {
  const { t, language } = useText()
  const { reporter_id, reporter_name, sender_id, sender_name, created_at, closed_at } = report
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-muted [&_dd]:m-0 [&_dd]:inline [&_dt]:inline [&_dt]:after:content-[':_']">
      <div>
        <dt>{t('admin.chatReports.sender')}</dt>
        <dd>
          {sender_id === 0 ? (
            t('admin.chatReports.site')
          ) : (
            <PersonLink id={sender_id} name={sender_name} />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('admin.reporter')}</dt>
        <dd>
          <PersonLink id={reporter_id} name={reporter_name} /> · {momentWords(created_at, language)}
        </dd>
      </div>
      {closed_at ? (
        <div>
          <dt>{t('admin.handled')}</dt>
          <dd>{momentWords(closed_at, language)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
