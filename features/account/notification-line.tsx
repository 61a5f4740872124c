import { Bell } from 'lucide'
import { useState } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import type { Notification } from '@/client/api/member/notifications.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type NotificationLineProps = { row: Notification; headingLevel: 2 | 3 }

/** Notification in a list; the whole line links to its subject. */
export function NotificationLine({ row, headingLevel }: NotificationLineProps) {
  const { t, formats } = useText()
  const href = useHref()
  const [now] = useState(() => new Date())
  const Heading: 'h2' | 'h3' = `h${headingLevel}`
  const { title, message, sentAt, isRead, image, page } = row
  return (
    <li className="positioned flex gap-4 border-b border-line py-4 last:border-0">
      {image ? (
        <img
          {...imageSources(image, THUMBNAIL)}
          alt=""
          width={56}
          height={56}
          sizes="56px"
          loading="lazy"
          className="size-14 shrink-0 rounded-md object-cover"
        />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-ink">
          <Icon of={Bell} className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <Heading className={isRead ? 'text-ink' : 'font-semibold text-ink'}>
          {isRead ? null : (
            <span className="me-2 inline-block size-2 rounded-full bg-accent align-middle">
              <span className="sr-only">{t('notifications.unread')}</span>
            </span>
          )}
          {page ? (
            <SiteLink href={href(page)} className={linkStyles({ variant: 'stretched' })}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </Heading>
        <p dir="auto" className="mt-0.5 align-as-page text-ink-muted wrap-anywhere">
          {message}
        </p>
        <time dateTime={sentAt} className="mt-1 block text-sm text-ink-muted">
          {formats.relativeTime(sentAt, now, t('notifications.justNow'))}
        </time>
      </div>
    </li>
  )
}

/** Width in pixels of the thumbnail file, sharp on dense displays. */
const THUMBNAIL = 160
