import type { ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type BuyerProps = { buyer: { id: number | null; name: string; email?: string | null } }

/** The buyer's name, as a link while there is an account. */
export function Buyer({ buyer: { id, name, email } }: BuyerProps) {
  const { t } = useText()
  const href = useHref()
  const shown = name || email || t('admin.unnamed')
  if (id === null) return <bdi>{shown}</bdi>
  return (
    <SiteLink
      href={href(adminRoute('users', { person: String(id) }))}
      className={linkStyles({ variant: 'quiet' })}
    >
      <bdi>{shown}</bdi>
    </SiteLink>
  )
}

type FactsProps = { facts: readonly (readonly [label: string, value: ReactNode] | null)[] }

/** Label and value pairs in a row that wraps. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-muted [&_dd]:m-0 [&_dd]:inline [&_dd]:wrap-anywhere [&_dt]:inline [&_dt]:after:content-[':_']">
      {facts.map((fact) =>
        fact ? (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
