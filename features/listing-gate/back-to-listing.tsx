import { ArrowLeft } from 'lucide'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type BackToListingProps = {
  /** From `nextPath`; renders nothing without one. */
  next: string | null
  label: string
}

/** Link back to the listing, on pages that clear a requirement. */
export function BackToListing({ next, label }: BackToListingProps) {
  if (!next) return null
  return (
    <p className="mb-5">
      <SiteLink
        href={next}
        className={linkStyles({ className: 'inline-flex min-h-8 items-center gap-2' })}
      >
        <Icon of={ArrowLeft} className="size-4.5 rtl:-scale-x-100" />
        {label}
      </SiteLink>
    </p>
  )
}
