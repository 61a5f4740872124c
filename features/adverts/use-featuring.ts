import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type AdvertPlacement, featureListing } from '@/client/api/member/adverts.ts'
import { type ActivePackage, packageQueries } from '@/client/api/member/packages.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { packageFeatures } from '@/domain/account/access.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { routes } from '@/domain/web/routes.ts'

export type ToFeature = { kind: ListingKind; id: number; title: string }

/** The package that pays: its name, what is left of the right, and its end. */
export type FeatureRight = {
  name: string
  /** Null is without limit. */
  left: number | null
  /** ISO 8601; null if unknown. */
  until: string | null
}

export type Featuring = {
  /** Undefined while loading, null if no package has a use left. */
  right: FeatureRight | null | undefined
  error: Error | null
  retry: () => void
  placement: AdvertPlacement
  setPlacement: (placement: AdvertPlacement) => void
  feature: () => void
  isSending: boolean
}

/** Cost and action of featuring; leads to the adverts. */
export function useFeaturing({ kind, id }: ToFeature, onDone: () => void): Featuring {
  const { t } = useText()
  const href = useHref()
  const { push } = useRouter()
  const client = useApiClient()
  const [placement, setPlacement] = useState<AdvertPlacement>('list')
  const { data, error, refetch } = useQuery({
    ...packageQueries.packages(client),
    enabled: client.viewer !== null,
    staleTime: 0,
  })
  const { send, isSending } = useWrite(featureListing, {
    saysFailure: true,
    saysSuccess: () => t('adverts.stored'),
    onSuccess: () => {
      onDone()
      push(href(routes.member('advertisement')))
    },
    onError: () => void refetch(),
  })
  return {
    right: data && findRight(data.active, kind),
    error,
    retry: () => void refetch(),
    placement,
    setPlacement,
    feature: () => send({ kind, id, placement }),
    isSending,
  }
}

/** From the package ending first with a use left, like the provider. */
function findRight(packages: readonly ActivePackage[], kind: ListingKind): FeatureRight | null {
  const code = kind === 'property' ? 'property_feature' : 'project_feature'
  const featureId = packageFeatures.find((feature) => feature.code === code)?.id
  for (const { name, end_date, features } of packages) {
    const grant = features.find(({ id }) => id === featureId)
    if (!grant) continue
    const { total_limit: total = null, used_limit: used = 0 } = grant
    const left = total === null ? null : total - (used ?? 0)
    if (left === null || left > 0) return { name, left, until: end_date ?? null }
  }
  return null
}
