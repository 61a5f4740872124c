import type { AdminOverview } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { FigureTiles } from '../figures/figure-tiles.tsx'

const SHOWN = ['view', 'search', 'inquiry', 'viewing', 'listed'] as const

/** Figures of the last seven days beside the seven before. */
export function OverviewWeek({ week }: { week: NonNullable<AdminOverview['week']> }) {
  const { t, formats } = useText()
  const href = useHref()
  const tiles = SHOWN.flatMap((name) => {
    const figure = week.find((each) => each.name === name)
    if (!figure) return []
    const { total, before } = figure
    const number = before === null ? null : formats.number(before)
    return [
      {
        label: t(`admin.figures.name.${name}`),
        value: total,
        note: number === null ? undefined : t('admin.overview.weekBefore', { number }),
      },
    ]
  })
  return (
    <section aria-labelledby="week">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="week" className="font-semibold">
          {t('admin.figures.periods.7d')}
        </h2>
        <SiteLink href={href(adminRoute('figures'))} className={linkStyles()}>
          {t('admin.overview.toFigures')}
        </SiteLink>
      </div>
      <FigureTiles tiles={tiles} />
    </section>
  )
}
