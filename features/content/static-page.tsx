import { FileText } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { RichText } from '@/design-system/rich-text/rich-text.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

export type StaticPageProps = {
  title: string
  /** Operator's text as sanitized HTML; '' if there is none. */
  html: string
  t: Translator
  href: (path: string) => string
}

/** Page written by the operator: about us, privacy, terms. */
export function StaticPage({ title, html, t, href }: StaticPageProps) {
  if (html === '') {
    return (
      <div className="container-page py-10">
        <EmptyState
          level={1}
          icon={<Icon of={FileText} />}
          title={title}
          actions={
            <SiteLink href={href(routes.contact())} className={buttonStyles()}>
              {t('content.contact.title')}
            </SiteLink>
          }
        >
          {t('content.page.emptyText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <article className="container-page pt-8 pb-16 sm:pt-14">
      <div className="mx-auto max-w-text">
        <h1 className="type-display text-display text-ink">{title}</h1>
        <RichText html={html} dir="auto" className="mt-7 align-as-page sm:mt-9" />
      </div>
    </article>
  )
}
