import { ArrowLeft } from 'lucide'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type BackToListingProps = {
  /** Where the person came from, as `nextPath` answers it; nothing is shown without. */
  next: string | null
  label: string
}

/** On a page that clears what kept somebody from listing: the way back to what they were about to do. */
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
