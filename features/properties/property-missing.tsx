import { House } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { routes } from '@/domain/web/routes.ts'
import { MissingPage } from '@/features/shell/notices/missing-page.tsx'

/** 404 page of a home. */
export function PropertyMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <MissingPage
      icon={House}
      title={t('properties.page.notFoundTitle')}
      list={{ href: href(routes.properties()), label: t('properties.page.toResults') }}
    >
      {t('properties.page.notFoundText')}
    </MissingPage>
  )
}
