import { House } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** 404 page of a home. */
export function PropertyMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={House} />}
        title={t('property.notFoundTitle')}
        actions={
          <SiteLink href={href(routes.properties())} className={buttonStyles()}>
            {t('property.toResults')}
          </SiteLink>
        }
      >
        {t('property.notFoundText')}
      </EmptyState>
    </div>
  )
}
