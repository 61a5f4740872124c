'use client'

import { Search } from 'lucide'
import { useEffect, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { LateDialog } from '../late-dialog.tsx'
import { useRights } from '../use-rights.ts'

/** Button and keys (Ctrl+K, ⌘K) that open the search of the desk. */
export function DeskSearch() {
  const { t } = useText()
  const may = useRights()
  const isStaff = may('desk')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isStaff) return
    const hear = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      // An open dialog may hold what is not saved, and the editor makes links with these keys.
      if (!isAsked || event.defaultPrevented || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isStaff])
  if (!isStaff) return null
  return (
    <>
      <IconButton
        label={t('admin.search.open')}
        title={t('admin.search.keys')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
      </IconButton>
      {isOpen ? <LateDialog load={load} of={{ onClose: () => setOpen(false) }} /> : null}
    </>
  )
}

const load = () => import('./search-dialog.tsx')
