import type { ReactNode } from 'react'
import type { SiteLanguage } from '@/client/api/admin/languages.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { useLanguage } from './use-languages.ts'

type LanguageGateProps = { code: string; children: (language: SiteLanguage) => ReactNode }

/** Loads the language that an address names. */
export function LanguageGate({ code, children }: LanguageGateProps) {
  const { t } = useText()
  const { language, error, retry } = useLanguage(code)
  if (language) return children(language)
  if (language === null) {
    return <EmptyState level={1} title={t('admin.languages.gone')} actions={<BackLink />} />
  }
  if (error) {
    return <FailedList title={t('admin.languages.failed')} error={error} onRetry={retry} />
  }
  return <LinesLoading words={t('admin.loading')} />
}

export function BackLink() {
  const { t } = useText()
  const href = useHref()
  return (
    <p className="mb-2 text-sm">
      <SiteLink href={href(adminRoute('languages'))} className={linkStyles()}>
        {t('admin.page.languages')}
      </SiteLink>
    </p>
  )
}
