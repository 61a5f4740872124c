import { Flag } from 'lucide'
import type { AdminReport } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { Thumbnail } from '../review/thumbnail.tsx'
import { useRights } from '../use-rights.ts'
import { PersonLink } from './person-link.tsx'
import { type Reports, useReports } from './use-reports.ts'

/** Reports about listings, with the dialog that asks why one is taken down. */
export function ListingReportList({ isOpen }: { isOpen: boolean }) {
  const { t } = useText()
  const reports = useReports(isOpen ? 'open' : 'handled')
  const { down } = reports
  return (
    <>
      <Rows reports={reports} isOpen={isOpen} onTakeDown={reports.askReason} />
      {down ? (
        <LateReasonDialog
          title={t('admin.takeDownTitle', { title: down.property.title })}
          kind="listing"
          action={t('admin.takeDown')}
          isSending={reports.handling === down.id}
          onClose={reports.leaveReason}
          onReason={reports.takeDown}
        />
      ) : null}
    </>
  )
}

type RowsProps = { reports: Reports; isOpen: boolean; onTakeDown: (report: AdminReport) => void }

function Rows({ reports, isOpen, onTakeDown }: RowsProps) {
  const { t } = useText()
  const { handling, dismiss } = reports
  return (
    <PagedRows
      list={reports}
      failedTitle={t('admin.reportsErrorTitle')}
      empty={
        <EmptyState
          icon={<Icon of={Flag} />}
          title={t(isOpen ? 'admin.noReports' : 'admin.noHandled')}
        />
      }
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((report) => (
            <Report
              key={report.id}
              report={report}
              isBusy={handling === report.id}
              onDismiss={() => dismiss(report)}
              onTakeDown={() => onTakeDown(report)}
            />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

type ReportProps = {
  report: AdminReport
  isBusy: boolean
  onDismiss: () => void
  onTakeDown: () => void
}

function Report({ report, isBusy, onDismiss, onTakeDown }: ReportProps) {
  const { t } = useText()
  const href = useHref()
  const may = useRights()
  const { property, reason, message, outcome, others } = report
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <Thumbnail url={property.picture} icon={Flag} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <SiteLink
            href={href(adminRoute('review', { item: `property-${property.id}` }))}
            className={linkStyles()}
          >
            <bdi>{property.title}</bdi>
          </SiteLink>
          {property.status === 'approved' ? null : (
            <Badge variant={property.status === 'rejected' ? 'danger' : 'warning'}>
              {t(`admin.status.${property.status}`)}
            </Badge>
          )}
          {others > 0 ? (
            <Badge variant="warning">{t('admin.otherReports', { count: others })}</Badge>
          ) : null}
          {outcome ? (
            <Badge variant={outcome === 'rejected' ? 'danger' : 'neutral'}>
              {t(`admin.outcome.${outcome}`)}
            </Badge>
          ) : null}
        </h2>
        <p className="mt-1 font-medium wrap-anywhere">
          <bdi>{reason || t('admin.otherReason')}</bdi>
        </p>
        {message ? (
          <p
            dir="auto"
            className="mt-0.5 max-w-text align-as-page whitespace-pre-line wrap-anywhere"
          >
            {message}
          </p>
        ) : null}
        <Who report={report} />
      </div>
      {outcome || !may('review') ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            aria-label={t('admin.dismissOf', { title: property.title })}
            onClick={({ currentTarget }) => {
              restoreFocus(currentTarget, besides(currentTarget))
              onDismiss()
            }}
          >
            {t('admin.dismiss')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={isBusy}
            aria-label={t('admin.takeDownTitle', { title: property.title })}
            onClick={onTakeDown}
          >
            {t('admin.takeDown')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Who({ report }: { report: AdminReport }) {
  const { t, language } = useText()
  const { reporter_id, reporter_name, created_at, handled_by, handled_at, property } = report
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-muted [&_dd]:m-0 [&_dd]:inline [&_dt]:inline [&_dt]:after:content-[':_']">
      <div>
        <dt>{t('admin.reporter')}</dt>
        <dd>
          <PersonLink id={reporter_id} name={reporter_name} /> · {momentWords(created_at, language)}
        </dd>
      </div>
      <div>
        <dt>{t('admin.owner')}</dt>
        <dd>
          {property.owner_id === null ? (
            <bdi>{property.owner_name}</bdi>
          ) : (
            <PersonLink id={property.owner_id} name={property.owner_name} />
          )}
        </dd>
      </div>
      {handled_at ? (
        <div>
          <dt>{t('admin.handled')}</dt>
          <dd>
            <bdi>{handled_by ?? t('admin.unnamed')}</bdi> · {momentWords(handled_at, language)}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
