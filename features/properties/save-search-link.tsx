'use client'

import { BellPlus } from 'lucide'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/routes.ts'
import type { SearchFilters } from '@/domain/search-filters.ts'
import type { FilterNames } from './chip-text.ts'

const Dialog = lazy(() => import('./save-search-dialog.tsx'))

type SaveSearchLinkProps = { filters: SearchFilters; names: FilterNames; asksFirst: boolean }

/** Opens the form over the results; without a script it leads to the form's own page. */
export function SaveSearchLink({ filters, names, asksFirst }: SaveSearchLinkProps) {
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
        {t('results.saveSearch')}
      </a>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog
            filters={filters}
            names={names}
            asksFirst={asksFirst}
            onClose={() => setOpen(false)}
            onClosed={() => link.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  )
}
