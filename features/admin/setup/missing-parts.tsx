import type { SetupProgress } from '@/client/api/admin/setup.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type Part = SetupProgress['missing'][number]

/** Where a part is added; null where no page adds it. */
const PATHS: Record<Part, string | null> = {
  company_email: `${adminRoute('settings', { of: 'contact' })}#company_email`,
  company_address: `${adminRoute('settings', { of: 'contact' })}#company_address`,
  about_us: adminRoute('content', { kind: 'page' }),
  terms_conditions: adminRoute('content', { kind: 'page' }),
  privacy_policy: adminRoute('content', { kind: 'page' }),
  category: null,
  package: adminRoute('packages'),
  listing: '/user/add-property',
  mail: null,
  secondFactor: routes.member('devices'),
}

/** Each with its reason, and a link to where it is added. */
export function MissingParts({ missing }: { missing: readonly Part[] }) {
  const { t } = useText()
  const href = useHref()
  return (
    <>
      <p className="mb-3 text-ink-muted">{t('admin.setup.missing')}</p>
      <ul className="divide-y divide-line">
        {missing.map((part) => {
          const path = PATHS[part]
          return (
            <li key={part} className="py-3">
              {path ? (
                <SiteLink href={href(path)} className={linkStyles()}>
                  {t(`admin.setup.part.${part}`)}
                </SiteLink>
              ) : (
                t(`admin.setup.part.${part}`)
              )}
              <p className="mt-0.5 text-sm text-ink-muted">{t(`admin.setup.partHint.${part}`)}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
