import { Building2 } from 'lucide'
import Link from 'next/link'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/routes.ts'

/** For the address of a project that is not there. */
export function ProjectMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={Building2} />}
        title={t('project.notFoundTitle')}
        actions={
          <Link href={href(routes.projects())} prefetch={false} className={buttonStyles()}>
            {t('project.toProjects')}
          </Link>
        }
      >
        {t('project.notFoundText')}
      </EmptyState>
    </div>
  )
}
