import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { SiteLink } from '../site-link.tsx'

type MissingPageProps = {
  icon: IconNode
  title: string
  /** List to continue with. */
  list: { href: string; label: string }
  children: ReactNode
}

/** 404 page of a single listing, agent or article. */
export function MissingPage({ icon, title, list, children }: MissingPageProps) {
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={icon} />}
        title={title}
        actions={
          <SiteLink href={list.href} className={buttonStyles()}>
            {list.label}
          </SiteLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
