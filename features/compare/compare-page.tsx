import { ArrowLeftRight, Gem, House, Info, Plus } from 'lucide'
import type { ReactNode } from 'react'
import type { Compared, ComparedHome } from '@/client/api/compare.ts'
import type { Text } from '@/client/text/text.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { CompareTable } from '@/design-system/compare-table/compare-table.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MAX_LISTED } from '@/domain/listing/device-lists.ts'
import type { DistanceUnit } from '@/domain/place/distance.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { compareGroups } from './compare-groups.tsx'
import { CompareStart, CompareTools, SelectionLink } from './compare-links.tsx'
import { HomeHead } from './home-head.tsx'

export type ComparePageProps = Text & {
  /** In URL order. */
  compared: readonly Compared[]
  distanceUnit: DistanceUnit
  href: (path: string) => string
}

/** Compares up to four homes. Rendered on the server; works without scripts. */
export function ComparePage({ compared, distanceUnit, href, ...text }: ComparePageProps) {
  const { t } = text
  const homes = compared.flatMap((one) => (one.state === 'found' ? one.home : []))
  const groups = compareGroups(homes, { ...text, distanceUnit })
  const [first] = homes
  return (
    <div className="container-page pt-6 pb-16 sm:pt-10">
      <CompareStart asked={compared.map(({ id }) => id)} />
      {first ? (
        <>
          <h1 className="type-display text-display text-ink">{t('compare.title')}</h1>
          <p className="mt-2 text-ink-muted print:mb-4">
            {t('compare.lead', { count: homes.length })}
          </p>
          <LeftOut compared={compared} t={t} href={href} />
          <div className={ONLY_DIFFERENCES}>
            <div className="pt-6 pb-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
              {homes.length > 1 ? (
                <Checkbox
                  label={t('compare.onlyDifferences')}
                  name="only-differences"
                  className="me-auto"
                />
              ) : null}
              <CompareTools title={t('compare.title')} />
              {homes.length < MAX_LISTED.compared ? (
                <SelectionLink
                  homes={homes.map(({ id }) => id)}
                  href={href(routes.properties())}
                  className={buttonStyles({ size: 'sm' })}
                >
                  <Icon of={Plus} />
                  {t('compare.add')}
                </SelectionLink>
              ) : null}
            </div>
            <CompareTable
              caption={t('compare.caption')}
              things={homes.map((home) => ({
                key: String(home.id),
                head: <HomeHead home={home} others={without(homes, home)} t={t} href={href} />,
              }))}
              groups={groups}
              labels={{
                corner: t('compare.fact'),
                differs: t('compare.differs'),
                unknown: t('compare.unknown'),
              }}
            />
            {groups.some(({ rows }) => rows.some(({ differs }) => differs)) ? null : (
              <p className="all-same mt-4 hidden text-ink-muted">{t('compare.allSame')}</p>
            )}
          </div>
          {homes.length === 1 ? <SingleHome t={t} href={href} home={first} /> : null}
        </>
      ) : (
        <Nothing compared={compared} t={t} href={href} />
      )}
    </div>
  )
}

/** CSS-only checkbox filter: hides rows that are the same, and groups without differences. */
const ONLY_DIFFERENCES =
  'has-[[name=only-differences]:checked]:[&_tbody:not(:has([data-state=differs]))]:hidden has-[[name=only-differences]:checked]:[&_tr[data-state=same]]:hidden has-[[name=only-differences]:checked]:[&_.all-same]:block'

function without(homes: readonly ComparedHome[], { id }: ComparedHome): number[] {
  return homes.flatMap((other) => (other.id === id ? [] : other.id))
}

type Tools = Pick<ComparePageProps, 't' | 'href'>

function SingleHome({ home, t, href }: Tools & { home: ComparedHome }) {
  return (
    <Banner
      variant="info"
      icon={<Icon of={Info} />}
      title={t('compare.singleTitle')}
      className="mt-6"
      actions={
        <SelectionLink
          homes={[home.id]}
          href={href(routes.properties())}
          className={buttonStyles({ size: 'sm' })}
        >
          {t('compare.toResults')}
        </SelectionLink>
      }
    >
      {t('compare.singleText')}
    </Banner>
  )
}

/** Homes in the URL that cannot be shown, with reasons. */
function LeftOut({ compared, t, href }: Tools & Pick<ComparePageProps, 'compared'>) {
  const left = compared.flatMap(({ id, state }) => (state === 'found' ? id : []))
  const count = (wanted: Compared['state']) => {
    return compared.filter(({ state }) => state === wanted).length
  }
  const [gone, premium] = [count('gone'), count('premium')]
  if (gone + premium === 0) return null
  const link = (
    <SelectionLink
      homes={left}
      href={href(routes.compare(left))}
      className={buttonStyles({ variant: 'secondary', size: 'sm' })}
    >
      {t('compare.leaveOut')}
    </SelectionLink>
  )
  return (
    <div className="mt-5 grid gap-3">
      {gone > 0 ? (
        <Banner variant="warning" icon={<Icon of={House} />} actions={link}>
          {t('compare.gone', { count: gone })}
        </Banner>
      ) : null}
      {premium > 0 ? (
        <Banner variant="info" icon={<Icon of={Gem} />} actions={gone > 0 ? null : link}>
          {t('compare.premium', { count: premium })}
        </Banner>
      ) : null}
    </div>
  )
}

/** Empty state: nothing selected, or nothing available. */
function Nothing({ compared, t, href }: Tools & Pick<ComparePageProps, 'compared'>) {
  const count = (wanted: Compared['state']) => {
    return compared.filter(({ state }) => state === wanted).length
  }
  const reasons: ReactNode[] = [
    count('gone') > 0 ? <p key="gone">{t('compare.gone', { count: count('gone') })}</p> : null,
    count('premium') > 0 ? (
      <p key="premium">{t('compare.premium', { count: count('premium') })}</p>
    ) : null,
  ]
  const isAsked = compared.length > 0
  return (
    <EmptyState
      level={1}
      icon={<Icon of={ArrowLeftRight} />}
      title={t(isAsked ? 'compare.noneTitle' : 'compare.emptyTitle')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('compare.toResults')}
        </SiteLink>
      }
    >
      {isAsked ? reasons : t('compare.emptyText')}
    </EmptyState>
  )
}
