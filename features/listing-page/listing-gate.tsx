import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

type ListingGateProps = {
  /** Null if no list shows it. */
  card: ReactNode
  icon: IconNode
  title: string
  back: { href: string; label: string }
  /** Action that may unlock it. */
  opener?: ReactNode
  /** Reason for the restriction. */
  children: ReactNode
}

/** Replaces a listing's page that the visitor may not open. */
export function ListingGate({ card, icon, title, back, opener, children }: ListingGateProps) {
  return (
    <div className="container-page grid items-center gap-8 py-10 lg:grid-cols-2">
      {card}
      <EmptyState
        level={1}
        icon={<Icon of={icon} />}
        title={title}
        className={card ? undefined : 'lg:col-span-2'}
        actions={
          <>
            {opener}
            <SiteLink
              href={back.href}
              className={buttonStyles({ variant: opener ? 'secondary' : 'primary' })}
            >
              {back.label}
            </SiteLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

export const GATE_CARD_SIZES = '(min-width: 1024px) 36rem, 100vw'
