'use client'

import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { PageSection } from '@/features/listing-page/page-section.tsx'
import { MyListingPage } from '@/features/my-listings/my-listing-page.tsx'

const loadMortgage = async () => {
  const { MortgageEstimate } = await import('@/features/tools/mortgage-estimate.tsx')
  return { default: MortgageEstimate }
}

export function MyPropertyPage({ slug }: { slug: string }) {
  const { t } = useText()
  return (
    <MyListingPage
      slug={slug}
      mortgage={(price) => (
        <PageSection title={t('tools.mortgage.title')}>
          <OnDemand load={loadMortgage} of={{ price }} />
        </PageSection>
      )}
    />
  )
}
