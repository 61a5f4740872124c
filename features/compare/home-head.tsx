import { House, X } from 'lucide'
import { averageColor, imageSources } from '@/client/api/cards/images.ts'
import type { ComparedHome } from '@/client/api/compare.ts'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { SelectionLink } from './compare-links.tsx'

type HomeHeadProps = {
  home: ComparedHome
  /** IDs of the other compared homes. */
  others: readonly number[]
  t: Translator
  href: (path: string) => string
}

/** Column header: picture, link and remove button of a home. */
export function HomeHead({ home, others, t, href }: HomeHeadProps) {
  const { title, slug, picture } = home
  const sources = picture.url ? imageSources(picture.url, picture.width) : {}
  return (
    <div className="flex flex-col gap-2">
      <MediaFrame
        {...sources}
        alt={t('listingCard.photoOf', { title })}
        sizes="(min-width: 640px) 14rem, 11rem"
        priority
        color={picture.url ? averageColor(picture.hash) : undefined}
        fallback={<Icon of={House} strokeWidth={1.25} />}
        className="rounded-md"
      />
      <bdi className="line-clamp-3 wrap-anywhere">
        {slug ? (
          <SiteLink
            href={href(routes.property(slug))}
            className={linkStyles({ variant: 'quiet', className: 'font-semibold' })}
          >
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </bdi>
      <SelectionLink
        homes={others}
        href={href(routes.compare(others))}
        className={buttonStyles({
          variant: 'quiet',
          size: 'sm',
          className: '-ms-2 self-start px-2 whitespace-nowrap text-ink-muted print:hidden',
        })}
      >
        <Icon of={X} />
        {t('compare.remove')}
        <span className="sr-only">{title}</span>
      </SelectionLink>
    </div>
  )
}
