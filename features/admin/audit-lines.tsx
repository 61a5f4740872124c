'use client'

import { ArrowRight } from 'lucide'
import type { AuditEntry } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { isRole } from '@/domain/account/rights.ts'
import { structureKinds } from '@/domain/structure/structure-kinds.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { EXPORT_LISTS } from '@/domain/web/export-lists.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { momentWords } from './moment.ts'

/** Audit log entries, each linking to its subject. */
export function AuditLines({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Line({ entry }: { entry: AuditEntry }) {
  const { t, language } = useText()
  const href = useHref()
  const { action, actor_name, actor_role, subject_kind, subject_name, reason, created_at } = entry
  const list = EXPORT_LISTS.find((it) => action === 'listExported' && it === subject_name)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
      <span className="sm:min-w-36">
        <Badge variant={TONES[action]}>{t(`admin.action.${action}`)}</Badge>
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">
          <SiteLink href={href(subjectLink(entry))} className={linkStyles()}>
            <bdi>{list ? t(`admin.exports.list.${list}`) : subject_name || t('admin.unnamed')}</bdi>
          </SiteLink>{' '}
          {list ? null : (
            <span className="text-sm text-ink-muted">{t(`admin.subject.${subject_kind}`)}</span>
          )}
        </p>
        {entry.before?.role === undefined ? null : <RoleChange entry={entry} />}
        {action === 'listExported' ? <ExportedRows after={entry.after} /> : null}
        {reason ? (
          <p dir="auto" className="mt-0.5 align-as-page text-sm text-ink-muted wrap-anywhere">
            {reason}
          </p>
        ) : null}
      </div>
      <p className="min-w-0 text-sm text-ink-muted wrap-anywhere">
        <bdi>{actor_name}</bdi>
        {actor_role ? ` (${t(`admin.role.${actor_role}`)})` : null} ·{' '}
        <time dateTime={created_at}>{momentWords(created_at, language)}</time>
      </p>
    </li>
  )
}

/** Role before and after, of changes of the staff. */
function RoleChange({ entry: { before, after } }: { entry: AuditEntry }) {
  const { t } = useText()
  const [from, to] = [before?.role, after?.role]
  return (
    <p className="flex flex-wrap items-center gap-1 text-sm">
      {isRole(from) ? t(`admin.role.${from}`) : null}
      {isRole(from) && isRole(to) ? <Icon of={ArrowRight} className="mirrored size-4" /> : null}
      {isRole(to) ? t(`admin.role.${to}`) : null}
    </p>
  )
}

/** Number of rows and filters of a downloaded list. */
function ExportedRows({ after }: Pick<AuditEntry, 'after'>) {
  const { t } = useText()
  const { rows = '0', ...filters } = after ?? {}
  return (
    <p className="text-sm text-ink-muted wrap-anywhere">
      {t('admin.exports.rows', { count: Number(rows) })}
      {Object.entries(filters).map(([name, value]) => (
        <bdi key={name}>{` · ${name}: ${value}`}</bdi>
      ))}
    </p>
  )
}

function isContentKind(kind: string): boolean {
  return kind === 'article' || kind === 'page' || kind === 'faq' || kind === 'slide'
}

function isStructureKind(kind: string): boolean {
  return structureKinds.some((it) => it === kind)
}

/** What was removed has no page any more; an order is that of the list. */
function structureLink(action: string, { kind, item }: { kind: string; item: string }): string {
  const isListed = action === 'structureRemoved' || action === 'structureOrdered'
  return adminRoute('structure', isListed ? { kind } : { kind, item })
}

/** Link to the subject; all reports share a page, and so do packages and settings. */
function subjectLink({ action, subject_kind: kind, subject_id: id }: AuditEntry): string {
  if (action === 'listExported') return adminRoute('exports')
  if (kind === 'import') return adminRoute('imports', { item: String(id) })
  if (kind === 'payment') return adminRoute('payments', { payment: String(id) })
  if (kind === 'package') return adminRoute('packages')
  if (action === 'settingsChanged') return adminRoute('settings', { of: 'history' })
  if (kind === 'settings') return adminRoute('payment-settings')
  if (isContentKind(kind)) return adminRoute('content', { kind, item: String(id) })
  if (isStructureKind(kind)) return structureLink(action, { kind, item: String(id) })
  if (kind === 'article-category') return adminRoute('content', { kind: 'categories' })
  if (kind === 'contact-message') return adminRoute('inbox', { message: String(id) })
  if (kind === 'report') return adminRoute('reports', { of: 'handled' })
  if (kind === 'system') return adminRoute('system')
  if (kind === 'language') return adminRoute('languages')
  if (kind === 'staff-invitation') return adminRoute('staff')
  if (kind === 'account') return adminRoute('users', { person: String(id) })
  return adminRoute('review', { item: `${kind}-${id}` })
}

const TONES = {
  approved: 'success',
  rejected: 'danger',
  undone: 'neutral',
  dismissed: 'neutral',
  takenDown: 'danger',
  deactivated: 'danger',
  reactivated: 'success',
  verified: 'success',
  unverified: 'warning',
  packageGranted: 'success',
  packageEnded: 'warning',
  transferApproved: 'success',
  transferRejected: 'danger',
  paymentGranted: 'success',
  paymentReturned: 'warning',
  paymentDismissed: 'neutral',
  advertApproved: 'success',
  advertRejected: 'danger',
  paymentRefunded: 'warning',
  packageSaved: 'info',
  packageRetired: 'warning',
  packageOffered: 'success',
  packagesOrdered: 'neutral',
  paymentSettingsChanged: 'info',
  settingsChanged: 'info',
  marketplaceFilled: 'info',
  contentPublished: 'success',
  contentScheduled: 'info',
  contentUnscheduled: 'neutral',
  contentDiscarded: 'neutral',
  contentRetired: 'warning',
  contentReverted: 'warning',
  articleCategorySaved: 'info',
  articleCategoryRemoved: 'warning',
  jobRetried: 'info',
  backupMade: 'success',
  backupUploaded: 'info',
  backupDownloaded: 'warning',
  backupDeleted: 'warning',
  restoreStarted: 'warning',
  backupRestored: 'warning',
  structureSaved: 'info',
  structureRetired: 'warning',
  structureRestored: 'success',
  structureRemoved: 'warning',
  structureOrdered: 'neutral',
  importStarted: 'success',
  importStopped: 'warning',
  importTakenBack: 'warning',
  languageAdded: 'info',
  languageChanged: 'info',
  languageActivated: 'success',
  languageDeactivated: 'warning',
  languageRemoved: 'warning',
  languagesOrdered: 'neutral',
  languageTextSaved: 'info',
  languageTextReverted: 'warning',
  languageTextsImported: 'info',
  optionsMerged: 'warning',
  chatRead: 'info',
  chatReportClosed: 'neutral',
  contactAnswered: 'success',
  contactAssigned: 'info',
  contactReleased: 'neutral',
  contactClosed: 'neutral',
  contactReopened: 'warning',
  demoted: 'warning',
  promoted: 'info',
  roleChanged: 'info',
  staffInvited: 'info',
  invitationWithdrawn: 'neutral',
  secondFactorOn: 'success',
  secondFactorOff: 'warning',
  dataExported: 'info',
  listExported: 'warning',
  accountErased: 'danger',
  signInsEnded: 'warning',
  listingMoved: 'warning',
  recoveryCodesRenewed: 'info',
  recoveryCodeUsed: 'warning',
  passkeyAdded: 'success',
  passkeyRemoved: 'warning',
} as const satisfies Record<AuditEntry['action'], string>
