import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** Name of a person, which leads to their page of administration. */
export function PersonLink({ id, name }: { id: number; name: string }) {
  const { t } = useText()
  const href = useHref()
  return (
    <SiteLink
      href={href(adminRoute('users', { person: String(id) }))}
      className={linkStyles({ variant: 'quiet' })}
    >
      <bdi>{name || t('admin.unnamed')}</bdi>
    </SiteLink>
  )
}
