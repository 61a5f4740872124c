import { Building2 } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { routes } from '@/domain/web/routes.ts'
import { MissingPage } from '@/features/shell/notices/missing-page.tsx'

/** Page for unknown projects. */
export function ProjectMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <MissingPage
      icon={Building2}
      title={t('projects.page.notFoundTitle')}
      list={{ href: href(routes.projects()), label: t('projects.page.toProjects') }}
    >
      {t('projects.page.notFoundText')}
    </MissingPage>
  )
}
