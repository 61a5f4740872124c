'use client'

import { ScrollText } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
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

const subjects = ['property', 'project', 'verification', 'account', 'report'] as const

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
        options={subjects.map((value) => ({ value, label: t(`admin.subjects.${value}`) }))}
        value={kind ?? ''}
        onChange={({ target }) => showKind(subjects.find((one) => one === target.value))}
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
