import { House } from 'lucide'
import { imageSources } from '@/client/api/cards/images.ts'
import type { InquirySubject } from '@/client/api/inquiries.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** The listing or agent that people talk about; the whole line is its link. */
export function SubjectLine({ subject }: { subject: InquirySubject }) {
  const { t } = useText()
  const href = useHref()
  const { about, title, slug, picture } = subject
  return (
    <div className="positioned flex min-h-18 items-center gap-3 rounded-md bg-surface-muted px-3 py-2">
      {picture ? (
        <img
          {...imageSources(picture, THUMBNAIL)}
          alt=""
          width={72}
          height={54}
          sizes="72px"
          className="h-13.5 w-18 shrink-0 rounded-sm object-cover"
        />
      ) : (
        <span className="grid h-13.5 w-18 shrink-0 place-items-center rounded-sm bg-surface text-ink-muted">
          <Icon of={House} className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-muted">{t(`inquiries.about.${about}`)}</p>
        <p dir="auto" className="line-clamp-2 align-as-page text-sm font-medium text-ink">
          {slug ? (
            <SiteLink
              href={href(routes[about](slug))}
              className={linkStyles({ variant: 'stretched' })}
            >
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </p>
        {slug || about === 'agent' ? null : (
          <p className="text-sm text-ink-muted">{t('inquiries.about.gone')}</p>
        )}
      </div>
    </div>
  )
}

/** Width in pixels of the thumbnail file, sharp on dense displays. */
const THUMBNAIL = 160
