import { Building2 } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** Page for unknown projects. */
export function ProjectMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={Building2} />}
        title={t('project.notFoundTitle')}
        actions={
          <SiteLink href={href(routes.projects())} className={buttonStyles()}>
            {t('project.toProjects')}
          </SiteLink>
        }
      >
        {t('project.notFoundText')}
      </EmptyState>
    </div>
  )
}
