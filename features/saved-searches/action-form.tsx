import type { ReactNode } from 'react'
import {
  SAVED_SEARCH_ACTION_PATH,
  type SavedSearchAction,
} from '@/domain/search/saved-search-actions.ts'

type ActionFormProps = {
  action: SavedSearchAction
  token: string
  href: (path: string) => string
  className?: string
  children: ReactNode
}

/** Form for one action on a saved search; works without scripts. */
export function ActionForm({ action, token, href, className, children }: ActionFormProps) {
  return (
    <form method="post" action={href(SAVED_SEARCH_ACTION_PATH)} className={className}>
      <input type="hidden" name="deed" value={action} />
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  )
}
