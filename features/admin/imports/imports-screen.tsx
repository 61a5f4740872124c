'use client'

import { useSearchParams } from 'next/navigation'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { LatePart } from '@/features/shell/late-part.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { ImportList } from './import-list.tsx'

const loadRoom = () => import('./import-room.tsx')

/** All imports, or one of them, whose parts load after the page. */
export function ImportsScreen() {
  const { t } = useText()
  const href = useHref()
  const item = useSearchParams().get('item')
  if (item === null) {
    return (
      <>
        <AdminHead title={t('admin.page.imports')} lead={t('admin.imports.lead')}>
          <SiteLink href={href(adminRoute('imports', { item: 'new' }))} className={linkStyles()}>
            {t('admin.imports.new')}
          </SiteLink>
        </AdminHead>
        <ImportList />
      </>
    )
  }
  return (
    <LatePart
      key={item}
      load={loadRoom}
      of={{ id: Number(item) || null }}
      fallback={<LinesLoading words={t('admin.loading')} />}
      failedTitle={t('admin.imports.failed')}
    />
  )
}
