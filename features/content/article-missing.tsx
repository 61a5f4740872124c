import { BookX } from 'lucide'
import Link from 'next/link'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/routes.ts'

/** For the address of an article, or of a category of articles, that is not there. */
export function ArticleMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={BookX} />}
        title={t('articles.missingTitle')}
        actions={
          <Link href={href(routes.articles())} prefetch={false} className={buttonStyles()}>
            {t('articles.showAll')}
          </Link>
        }
      >
        {t('articles.missingText')}
      </EmptyState>
    </div>
  )
}
