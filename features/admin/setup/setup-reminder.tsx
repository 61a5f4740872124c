import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useSetupProgress } from './use-setup-progress.ts'

/** Leads back to guided steps that were left. */
export function SetupReminder() {
  const { t } = useText()
  const href = useHref()
  const progress = useSetupProgress()
  if (!progress?.is_started || progress.step === 'done') return null
  return (
    <Banner
      variant="info"
      title={t('admin.setup.go')}
      actions={
        <SiteLink href={href(adminRoute('setup'))} className={buttonStyles({ size: 'sm' })}>
          {t('admin.setup.resume')}
        </SiteLink>
      }
    >
      {t(`admin.setup.step.${progress.step}`)}
    </Banner>
  )
}
