import type { AdminPackage } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { packageFeatures } from '@/domain/account/access.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { useRights } from '../use-rights.ts'

type PackageRowProps = {
  row: AdminPackage
  isBusy: boolean
  isFirst?: boolean
  isLast?: boolean
  /** Absent for retired packages, which have no place. */
  onMove?: (by: -1 | 1) => void
  onEdit: () => void
  onOffer: (isActive: boolean) => void
}

export function PackageRow(props: PackageRowProps) {
  const { row, isBusy, isFirst, isLast, onMove, onEdit, onOffer } = props
  const { t, formats } = useText()
  const isEditor = useRights()('payments')
  const Heading = onMove ? 'h2' : 'h3'
  const { name, price, currency, hours, sold, running, features, is_active } = row
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      {onMove && isEditor ? (
        <MoveButtons
          name={name}
          isFirst={isFirst ?? false}
          isLast={isLast ?? false}
          disabled={isBusy}
          onMove={onMove}
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <span className="figures">
            {price === null ? t('admin.offer.free') : formats.money(price, currency)}
          </span>
          <span className="text-sm text-ink-muted">{formats.duration(hours)}</span>
        </Heading>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {features.map(({ id, limit }) => (
            <li key={id}>
              <Right id={id} limit={limit} />
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-ink-muted">
          {t('admin.offer.sold', { count: sold })} ·{' '}
          {t('admin.offer.running', { running: formats.number(running) })}
        </p>
      </div>
      {isEditor ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('admin.offer.editOf', { name })}
            onClick={onEdit}
          >
            {t('admin.offer.edit')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={isBusy}
            aria-label={t(is_active ? 'admin.offer.retireOf' : 'admin.offer.offerOf', { name })}
            onClick={() => onOffer(!is_active)}
          >
            {t(is_active ? 'admin.offer.retire' : 'admin.offer.offer')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

function Right({ id, limit }: AdminPackage['features'][number]) {
  const { t, formats } = useText()
  const right = packageFeatures.find((it) => it.id === id)
  const name = right ? t(`packages.feature.${right.code}`) : String(id)
  if (!right?.counted) return <>{name}</>
  return (
    <>
      {name}: {limit === null ? t('admin.offer.unlimited') : formats.number(limit)}
    </>
  )
}
