import { useQuery } from '@tanstack/react-query'
import { endPackage, grantPackage } from '@/client/api/admin/administration.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type Package, packageQueries } from '@/client/api/member/packages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

export type PackageGrant = { packageId: number; startsAt: string | undefined; reason: string }

export type PackageGrants = {
  isBusy: boolean
  grant: (grant: PackageGrant) => void
  end: (holdingId: number, reason: string) => void
}

/** Grants and ends packages of a person. Calls `onAnswered` on success or rejection. */
export function usePackageGrants(id: number, onAnswered: () => void): PackageGrants {
  const { t } = useText()
  const onError = (failure: Parameters<typeof refusalText>[0]) => {
    showToast('warning', refusalText(failure, t))
    if (isRefusal(failure)) onAnswered()
  }
  const options = { saysSuccess: () => t('admin.saved'), onSuccess: onAnswered, onError }
  const granting = useWrite(grantPackage, options)
  const ending = useWrite(endPackage, options)
  return {
    isBusy: granting.isSending || ending.isSending,
    grant: ({ packageId, startsAt, reason }) =>
      granting.send({
        id,
        package_id: packageId,
        reason,
        ...(startsAt ? { starts_at: startsAt } : {}),
      }),
    end: (holdingId, reason) => ending.send({ id, holding_id: holdingId, reason }),
  }
}

export type GrantablePackages = {
  packages: Pick<Package, 'id' | 'name'>[] | undefined
  error: Error | null
  retry: () => void
}

/** All available packages. */
export function useGrantablePackages(): GrantablePackages {
  const client = useApiClient()
  const { data, error, refetch } = useQuery(packageQueries.packages(client))
  return {
    packages: data && [...data.offered, ...data.active],
    error,
    retry: () => void refetch(),
  }
}
