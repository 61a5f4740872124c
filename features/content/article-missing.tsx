import { BookX } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** Page for unknown articles and article categories. */
export function ArticleMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={BookX} />}
        title={t('articles.missingTitle')}
        actions={
          <SiteLink href={href(routes.articles())} className={buttonStyles()}>
            {t('articles.showAll')}
          </SiteLink>
        }
      >
        {t('articles.missingText')}
      </EmptyState>
    </div>
  )
}
