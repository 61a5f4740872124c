import type { Metadata } from 'next'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { ValuationForm } from '@/features/valuation/valuation-form.tsx'
import { NoValuations, ValuationPage } from '@/features/valuation/valuation-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('valuation.title'),
    description: page.t('valuation.lead'),
    path: routes.valuation(),
    isHidden: !isOffered(page),
  })
}

export default async function Valuation() {
  const page = await loadPage()
  const { t, href, settings, client, ownReads } = page
  return (
    <PageData texts="valuation">
      <ValuationPage t={t}>
        {isOffered(page) ? (
          <ValuationForm
            categories={await ownReads.read(propertyCatalogQueries.categories(client))}
            asksFirst={settings.allow_cookies}
          />
        ) : (
          <NoValuations t={t} href={href} />
        )}
      </ValuationPage>
    </PageData>
  )
}

function isOffered({ settings }: Page): boolean {
  return hasExtension(settings.extensions, 'valuation')
}
