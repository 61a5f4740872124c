import { Plus } from 'lucide'
import type { StructureRow } from '@/client/api/admin/structure.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { MoveButtons } from '../move-buttons.tsx'
import { type StructureItems, useStructureList } from './use-structure-list.ts'

/** Items of a kind in their order, retired ones included. */
export function StructureList({ kind }: { kind: StructureKind }) {
  const { t } = useText()
  const href = useHref()
  const items = useStructureList(kind)
  const { rows, error, retry } = items
  if (!rows && error) {
    return <FailedList title={t('admin.structure.failed')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('admin.loading')} />
  return (
    <div className="max-w-3xl">
      <p className="mb-4">
        <SiteLink
          href={href(adminRoute('structure', { kind, item: 'new' }))}
          className={buttonStyles({ size: 'sm' })}
        >
          <Icon of={Plus} />
          {t(`admin.structure.create.${kind}`)}
        </SiteLink>
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('admin.structure.nothing')} />
      ) : (
        <ul aria-label={t(`admin.structure.kind.${kind}`)} className="divide-y divide-line">
          {rows.map((row, at) => (
            <Row
              key={row.id}
              kind={kind}
              row={row}
              items={items}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = {
  kind: StructureKind
  row: StructureRow
  items: StructureItems
  isFirst: boolean
  isLast: boolean
}

function Row({ kind, row, items: { isOrdering, move }, isFirst, isLast }: RowProps) {
  const { t, formats } = useText()
  const href = useHref()
  const { id, name, type, is_active, uses } = row
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <MoveButtons
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        disabled={isOrdering}
        onMove={(by) => move(id, by)}
      />
      <div className="min-w-0 flex-1 basis-56">
        <SiteLink
          href={href(adminRoute('structure', { kind, item: String(id) }))}
          className={linkStyles({ className: 'font-medium wrap-anywhere' })}
        >
          <bdi>{name}</bdi>
        </SiteLink>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {is_active === 0 ? <Badge variant="warning">{t('admin.structure.retired')}</Badge> : null}
          {type ? <span>{t(`admin.structure.type.${toTypeName(type)}`)}</span> : null}
          <span>
            {t(`admin.structure.uses.${kind}`)}: {formats.number(uses)}
          </span>
        </p>
      </div>
    </li>
  )
}

/** Facts and verification fields name some of their kinds differently. */
export function toTypeName(type: string) {
  const known = TYPE_NAMES.find(([stored]) => stored === type)
  return known ? known[1] : 'text'
}

const TYPE_NAMES = [
  ['number', 'number'],
  ['textbox', 'text'],
  ['text', 'text'],
  ['textarea', 'textarea'],
  ['dropdown', 'dropdown'],
  ['radiobutton', 'radio'],
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['file', 'file'],
] as const
