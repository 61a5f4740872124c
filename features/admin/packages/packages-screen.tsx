'use client'

import { Package as PackageIcon, Plus } from 'lucide'
import { useState } from 'react'
import type { AdminPackage } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LateDialog } from '../late-dialog.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { useRights } from '../use-rights.ts'
import { PackageRow } from './package-row.tsx'
import { usePackages } from './use-packages.ts'

const loadPackageDialog = () => import('./package-dialog.tsx')

type PackagesScreenProps = {
  currency: string
  /** Languages of the site besides the default one. */
  languages: readonly { code: string; name: string }[]
}

/** Packages on offer in their order, and retired ones. */
export function PackagesScreen({ currency, languages }: PackagesScreenProps) {
  const { t } = useText()
  const packages = usePackages()
  const may = useRights()
  const [edited, setEdited] = useState<AdminPackage | 'new' | null>(null)
  const { rows, error, retry } = packages
  const offered = rows?.filter(({ is_active }) => is_active) ?? []
  const retired = rows?.filter(({ is_active }) => !is_active) ?? []
  return (
    <>
      <AdminHead title={t('admin.page.packages')} lead={t('admin.offer.lead')}>
        {may('payments') ? (
          <Button size="sm" onClick={() => setEdited('new')}>
            <Icon of={Plus} />
            {t('admin.offer.create')}
          </Button>
        ) : null}
      </AdminHead>
      {!rows && error ? (
        <FailedList title={t('admin.packages.failed')} error={error} onRetry={retry} />
      ) : null}
      {!rows && !error ? <LinesLoading words={t('admin.loading')} /> : null}
      {rows?.length === 0 ? (
        <EmptyState icon={<Icon of={PackageIcon} />} title={t('admin.offer.none')}>
          {t('admin.offer.noneText')}
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-3">
        {offered.map((row, place) => (
          <PackageRow
            key={row.id}
            row={row}
            isBusy={packages.isBusy}
            isFirst={place === 0}
            isLast={place === offered.length - 1}
            onMove={(by) => packages.move(row.id, by)}
            onEdit={() => setEdited(row)}
            onOffer={(isActive) => packages.offer(row.id, isActive)}
          />
        ))}
      </ul>
      {retired.length > 0 ? (
        <section className="mt-8">
          <h2 className="mb-3 font-semibold">{t('admin.offer.retired')}</h2>
          <ul className="flex flex-col gap-3">
            {retired.map((row) => (
              <PackageRow
                key={row.id}
                row={row}
                isBusy={packages.isBusy}
                onEdit={() => setEdited(row)}
                onOffer={(isActive) => packages.offer(row.id, isActive)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {edited ? (
        <LateDialog
          load={loadPackageDialog}
          of={{
            existing: edited === 'new' ? null : edited,
            currency: edited === 'new' ? currency : edited.currency,
            languages,
            onClose: () => setEdited(null),
            onSave: packages.save,
          }}
        />
      ) : null}
    </>
  )
}
