'use client'

import { ScrollText } from 'lucide'
import type { AuditSubjectKind } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { TextKey } from '@/client/text/translator.ts'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { AdminHead } from './admin-head.tsx'
import { AuditLines } from './audit-lines.tsx'
import { PagedRows } from './paged-rows.tsx'
import { type Audit, useAudit } from './use-audit.ts'

/** Permanent audit log of administrator actions. */
export function AuditScreen() {
  const { t } = useText()
  const audit = useAudit()
  return (
    <>
      <AdminHead title={t('admin.page.audit')} lead={t('admin.auditLead')}>
        <Filters audit={audit} />
      </AdminHead>
      <Rows audit={audit} />
    </>
  )
}

/** The name of each kind is that of its page where it has one. */
const SUBJECTS: Readonly<Record<AuditSubjectKind, TextKey>> = {
  property: 'admin.subjects.property',
  project: 'admin.subjects.project',
  verification: 'admin.subjects.verification',
  account: 'admin.subjects.account',
  report: 'admin.subjects.report',
  'contact-message': 'admin.page.inbox',
  payment: 'admin.page.payments',
  package: 'admin.page.packages',
  article: 'admin.content.kind.article',
  'article-category': 'admin.content.kind.categories',
  page: 'admin.content.kind.page',
  faq: 'admin.content.kind.faq',
  slide: 'admin.content.kind.slide',
  category: 'admin.structure.kind.category',
  parameter: 'admin.structure.kind.parameter',
  'nearby-place': 'admin.structure.kind.nearby-place',
  'report-reason': 'admin.structure.kind.report-reason',
  'verification-field': 'admin.structure.kind.verification-field',
  'staff-invitation': 'admin.page.staff',
  import: 'admin.page.imports',
  language: 'admin.page.languages',
  settings: 'admin.page.settings',
  system: 'admin.page.system',
}
const KINDS = Object.keys(SUBJECTS).filter((kind): kind is AuditSubjectKind => kind in SUBJECTS)

function Filters({ audit }: { audit: Audit }) {
  const { t } = useText()
  const { kind, showKind, actor, showActor, ownId, rows } = audit
  const actors = new Map(
    rows?.flatMap((row) =>
      row.actor_id === null ? [] : [[row.actor_id, row.actor_name] as const],
    ),
  )
  if (ownId) actors.set(ownId, t('admin.byMe'))
  if (actor && !actors.has(actor)) actors.set(actor, `#${actor}`)
  return (
    <div className="grid w-full gap-2 sm:w-auto sm:grid-cols-2">
      <Select
        id="audit-kind"
        size="sm"
        aria-label={t('admin.subjectKind')}
        emptyLabel={t('admin.allSubjects')}
        options={KINDS.map((value) => ({ value, label: t(SUBJECTS[value]) }))}
        value={kind ?? ''}
        onChange={({ target }) => showKind(KINDS.find((one) => one === target.value))}
      />
      <Select
        id="audit-actor"
        size="sm"
        aria-label={t('admin.actor')}
        emptyLabel={t('admin.allActors')}
        options={[...actors].map(([id, label]) => ({ value: String(id), label }))}
        value={actor ? String(actor) : ''}
        onChange={({ target }) => showActor(Number(target.value) || undefined)}
      />
    </div>
  )
}

function Rows({ audit }: { audit: Audit }) {
  const { t } = useText()
  return (
    <PagedRows
      list={audit}
      failedTitle={t('admin.auditErrorTitle')}
      empty={<EmptyState icon={<Icon of={ScrollText} />} title={t('admin.noEntries')} />}
    >
      {(rows) => <AuditLines entries={rows} />}
    </PagedRows>
  )
}
