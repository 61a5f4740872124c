'use client'

import { BellPlus } from 'lucide'
import { type MouseEvent, useRef, useState } from 'react'
import { useOffered } from '@/client/api/use-offered.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import type { FilterNames } from '../search/chip-text.ts'

const loadDialog = () => import('./save-search-dialog.tsx')

type SaveSearchLinkProps = { filters: SearchFilters; names: FilterNames; asksFirst: boolean }

const loadMemberButton = () => import('./member-save-button.tsx')

/** Saves with one click for members; others get a form, as does everybody without JavaScript. */
export function SaveSearchLink(props: SaveSearchLinkProps) {
  const { filters, names } = props
  const { status } = useSession()
  const isOffered = useOffered('member-searches') === true
  const link = <SaveSearchFormLink {...props} />
  if (status !== 'member' || !isOffered) return link
  return <OnDemand load={loadMemberButton} of={{ filters, names }} fallback={link} />
}

/** Opens the form in a dialog; without JavaScript, links to its page. */
function SaveSearchFormLink({ filters, names, asksFirst }: SaveSearchLinkProps) {
  const { t } = useText()
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        ref={link}
        href={href(routes.saveSearch(filters))}
        rel="nofollow"
        onClick={open}
        aria-haspopup="dialog"
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'min-h-10' })}
      >
        <Icon of={BellPlus} />
        {t('properties.results.saveSearch')}
      </a>
      {isOpen ? (
        <OnDemand
          load={loadDialog}
          of={{
            filters,
            names,
            asksFirst,
            onClose: () => setOpen(false),
            onClosed: () => link.current?.focus(),
          }}
          onFailed={() => {
            setOpen(false)
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </>
  )
}
