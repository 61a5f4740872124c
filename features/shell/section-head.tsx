'use client'

import { ArrowRight } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from './site-link.tsx'

type SectionHeadProps = {
  title: string
  allPath?: string | null
}

export function SectionHead({ title, allPath }: SectionHeadProps) {
  const { t } = useText()
  const href = useHref()
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <h2 className="type-display text-xl">{title}</h2>
      {allPath ? (
        <SiteLink
          href={href(allPath)}
          aria-label={t('home.seeAllOf', { title })}
          className={linkStyles({
            variant: 'quiet',
            className: 'inline-flex min-h-8 items-center gap-1.5 font-medium text-brand-ink',
          })}
        >
          {t('home.seeAll')}
          <Icon of={ArrowRight} className="mirrored size-4" />
        </SiteLink>
      ) : null}
    </div>
  )
}
