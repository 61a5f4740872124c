import { ApiError } from '@/client/api/calls/api-error.ts'
import { type Package, packageQueries } from '@/client/api/member/packages.ts'
import { PackageOpener, type PackageOpenerProps } from '@/features/gate/package-opener.tsx'
import { attempt } from '../page/attempt.ts'
import type { Page } from '../page/load-page.ts'

export async function packagesOfGate(page: Page): Promise<Omit<PackageOpenerProps, 'reason'>> {
  const { client, ownReads, t, formats, language, href, path } = page
  const offer = await attempt(ownReads.read(packageQueries.packages(client)))
  const offered: Package[] = offer instanceof ApiError ? [] : offer.offered
  return { offered, t, formats, language, href, path }
}

export async function packageOpener(page: Page, reason: PackageOpenerProps['reason']) {
  return <PackageOpener reason={reason} {...(await packagesOfGate(page))} />
}
