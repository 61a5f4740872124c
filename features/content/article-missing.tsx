import { BookX } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { routes } from '@/domain/web/routes.ts'
import { MissingPage } from '@/features/shell/notices/missing-page.tsx'

/** Page for unknown articles and article categories. */
export function ArticleMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <MissingPage
      icon={BookX}
      title={t('content.articles.missingTitle')}
      list={{ href: href(routes.articles()), label: t('content.articles.showAll') }}
    >
      {t('content.articles.missingText')}
    </MissingPage>
  )
}
