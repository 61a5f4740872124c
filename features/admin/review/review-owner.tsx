import type { ReviewItem } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { PersonBadges } from '../people/person-badges.tsx'
import { Reached } from '../reached.tsx'

/** Owner of the item: status and other listings. */
export function ReviewOwner({ owner }: { owner: NonNullable<ReviewItem['owner']> }) {
  const { t, formats } = useText()
  const href = useHref()
  const { person, properties, projects } = owner
  const name = person.name || person.email || t('admin.unnamed')
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('admin.owner')}</h3>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
        <Avatar name={name} src={person.profile || undefined} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <SiteLink
              href={href(adminRoute('users', { person: String(person.id) }))}
              className={linkStyles()}
            >
              <bdi>{name}</bdi>
            </SiteLink>
            <PersonBadges person={person} />
          </p>
          <p className="text-sm text-ink-muted wrap-anywhere">
            <Reached person={person} />
          </p>
          <p className="mt-1 text-sm text-ink-muted">
            {t('admin.memberSince', { date: formats.date(person.created_at) })}
          </p>
        </div>
        <Counts label={t('admin.kinds.property')} counts={properties} />
        <Counts label={t('admin.kinds.project')} counts={projects} />
      </div>
    </section>
  )
}

type CountsProps = {
  label: string
  counts: { pending: number; approved: number; rejected: number }
}

/** Listing counts by moderation status. */
export function Counts({ label, counts }: CountsProps) {
  const { t, formats } = useText()
  return (
    <div className="text-sm">
      <p className="text-ink-muted">{label}</p>
      <ul className="figures">
        {(['approved', 'pending', 'rejected'] as const).map((status) => (
          <li key={status}>
            {formats.number(counts[status])} {t(`admin.status.${status}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
