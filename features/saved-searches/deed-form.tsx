import type { ReactNode } from 'react'
import { SAVED_SEARCH_DEED, type SavedSearchDeed } from '@/domain/search/saved-search-deeds.ts'

type DeedFormProps = {
  deed: SavedSearchDeed
  token: string
  href: (path: string) => string
  className?: string
  children: ReactNode
}

/** Form for one action on a saved search; works without scripts. */
export function DeedForm({ deed, token, href, className, children }: DeedFormProps) {
  return (
    <form method="post" action={href(SAVED_SEARCH_DEED)} className={className}>
      <input type="hidden" name="deed" value={deed} />
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  )
}
