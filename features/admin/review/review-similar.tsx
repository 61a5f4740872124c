import { CopyCheck } from 'lucide'
import type { ReviewItem } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type ReviewSimilarProps = {
  rows: ReviewItem['similar']
  onChoose: (row: { kind: 'property'; id: number }) => void
}

/** Possible duplicates. Opens in place; with a modifier key, in a new tab. */
export function ReviewSimilar({ rows, onChoose }: ReviewSimilarProps) {
  const { t } = useText()
  const href = useHref()
  return (
    <Banner variant="warning" icon={<Icon of={CopyCheck} />} title={t('admin.similar')}>
      <ul className="mt-1 flex flex-col gap-1">
        {rows.map(({ id, title, owner_name, status }) => (
          <li key={id}>
            <SiteLink
              href={href(adminRoute('review', { item: `property-${id}` }))}
              className={linkStyles()}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                onChoose({ kind: 'property', id })
              }}
            >
              <bdi>{title}</bdi>
            </SiteLink>{' '}
            <span className="text-ink-muted">
              <bdi>{owner_name}</bdi> · {t(`admin.status.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
