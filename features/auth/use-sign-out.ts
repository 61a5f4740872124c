import { useQueryClient } from '@tanstack/react-query'
import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { signOut } from '@/client/flows/session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { routes } from '@/domain/web/routes.ts'
import { ownSignOut } from '@/features/gate/own-sign-out.ts'

/** Signs out in all tabs. */
export function useSignOut(): { isBusy: boolean; signOut: () => void } {
  const queries = useQueryClient()
  const client = useApiClient()
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [pathname, router, href] = [usePathname(), useRouter(), useHref()]
  return {
    isBusy,
    signOut() {
      if (isBusy) return
      setBusy(true)
      const leaves = isOfMembers(pathname, href)
      if (leaves) ownSignOut.begin()
      signOut({ queries, client })
        .then(
          () => {
            showToast('success', t('auth.session.signedOut'))
            if (leaves) router.push(href(routes.home()))
          },
          () => {
            ownSignOut.end()
            showToast('error', t('shell.failure.network'))
          },
        )
        .finally(() => setBusy(false))
    },
  }
}

/** Members-only pages have nothing to show after sign-out. */
function isOfMembers(pathname: string, href: (path: string) => string): boolean {
  return ['/user/', '/my-property/', '/admin'].some((way) => pathname.startsWith(href(way)))
}
