'use client'

import { useSearchParams } from 'next/navigation'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { EXPORT_LISTS } from '@/domain/web/export-lists.ts'
import { AdminHead } from '../admin-head.tsx'
import { KindNavigation } from '../kind-navigation.tsx'
import { ExportForm } from './export-form.tsx'

/** Lists to download as CSV. */
export function ExportsScreen() {
  const { t } = useText()
  const href = useHref()
  const asked = useSearchParams().get('of')
  const current = EXPORT_LISTS.find((list) => list === asked) ?? 'properties'
  return (
    <>
      <AdminHead title={t('admin.page.exports')} lead={t('admin.exports.lead')} />
      <KindNavigation
        label={t('admin.exports.lists')}
        current={current}
        kinds={EXPORT_LISTS.map((list) => ({
          kind: list,
          name: t(`admin.exports.list.${list}`),
          href: href(adminRoute('exports', { of: list })),
        }))}
      />
      <ExportForm key={current} list={current} />
    </>
  )
}
