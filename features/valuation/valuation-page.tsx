import { Scale } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type ValuationPageProps = { t: Translator; children: ReactNode }

/** "What is my home worth?" */
export function ValuationPage({ t, children }: ValuationPageProps) {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-8 max-w-text">
        <h1 className="type-display text-display text-ink">{t('valuation.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('valuation.lead')}</p>
      </header>
      {children}
    </div>
  )
}

type NoValuationsProps = { t: Translator; href: (path: string) => string }

/** Replaces the form while the marketplace has too few sales to learn from. */
export function NoValuations({ t, href }: NoValuationsProps) {
  return (
    <EmptyState
      icon={<Icon of={Scale} />}
      title={t('valuation.notOffered')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('properties.page.toResults')}
        </SiteLink>
      }
    >
      {t('valuation.notOfferedText')}
    </EmptyState>
  )
}
