import { CircleCheck } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { MissingParts } from './missing-parts.tsx'
import type { GuidedSetup } from './use-guided-setup.ts'

/** What is missing before the marketplace opens, and where to go on. */
export function DoneStep({ setup }: { setup: GuidedSetup }) {
  const { t } = useText()
  const href = useHref()
  const missing = setup.progress?.missing ?? []
  return (
    <>
      {missing.length > 0 ? (
        <MissingParts missing={missing} />
      ) : (
        <EmptyState icon={<Icon of={CircleCheck} />} title={t('admin.setup.complete')} />
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <SiteLink href={href(adminRoute())} className={buttonStyles()}>
          {t('admin.setup.toOverview')}
        </SiteLink>
        <Button variant="quiet" disabled={setup.isBusy} onClick={setup.goBack}>
          {t('admin.setup.back')}
        </Button>
        <SiteLink href={href(routes.home())} className={linkStyles()}>
          {t('admin.toSite')}
        </SiteLink>
      </div>
    </>
  )
}
