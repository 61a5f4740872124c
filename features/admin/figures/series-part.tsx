import type { FigureName, Figures } from '@/client/api/admin/figures.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { LineChart } from '@/design-system/chart/line-chart.tsx'
import { FigureSection, type FigureTable } from './figure-section.tsx'
import { type FigureTile, FigureTiles } from './figure-tiles.tsx'
import { pointWords } from './point-words.ts'
import type { FigurePart } from './use-figures.ts'

const SUPPLY = ['listed', 'closed', 'withdrawn'] as const
const INTEREST = ['view', 'search', 'favourite'] as const
const CONTACTS = ['inquiry', 'chat', 'viewing'] as const
const DEMAND = ['view', 'search', 'missed', 'favourite', 'inquiry', 'chat', 'viewing'] as const

type PartProps = { part: FigurePart<Figures> }
type Names = readonly FigureName[]

/** Listings on the market, and those that came and went. */
export function SupplyPart({ part }: PartProps) {
  const { t } = useText()
  return (
    <FigureSection
      title={t('admin.figures.supply')}
      part={part}
      file="supply"
      toTable={(figures) => toSeriesTable(figures, SUPPLY, t)}
    >
      {(figures) => (
        <>
          <SeriesTiles
            figures={figures}
            names={SUPPLY}
            first={[
              { label: t('admin.figures.active'), value: figures.active },
              { label: t('admin.figures.projects'), value: figures.projects },
            ]}
          />
          <SeriesChart title={t('admin.figures.chart.listings')} figures={figures} names={SUPPLY} />
        </>
      )}
    </FigureSection>
  )
}

/** Searches, views, and contacts. */
export function DemandPart({ part }: PartProps) {
  const { t, formats } = useText()
  const since = part.data?.since
  return (
    <FigureSection
      title={t('admin.figures.demand')}
      hint={since ? t('admin.figures.since', { day: formats.date(since) }) : undefined}
      part={part}
      file="demand"
      toTable={(figures) => toSeriesTable(figures, DEMAND, t)}
    >
      {(figures) => (
        <>
          <SeriesTiles figures={figures} names={DEMAND} first={[]} />
          <div className="grid gap-x-10 xl:grid-cols-2">
            <SeriesChart
              title={t('admin.figures.chart.interest')}
              figures={figures}
              names={INTEREST}
            />
            <SeriesChart
              title={t('admin.figures.chart.contacts')}
              figures={figures}
              names={CONTACTS}
            />
          </div>
        </>
      )}
    </FigureSection>
  )
}

type SeriesProps = { figures: Figures; names: Names }

function SeriesTiles({ figures, names, first }: SeriesProps & { first: readonly FigureTile[] }) {
  const { t, formats } = useText()
  const tiles = listSeries({ figures, names }).map(({ name, total, before }) => ({
    label: t(`admin.figures.name.${name}`),
    value: total,
    note:
      before === null ? undefined : t('admin.figures.before', { number: formats.number(before) }),
  }))
  return <FigureTiles tiles={[...first, ...tiles]} />
}

function SeriesChart({ title, figures, names }: SeriesProps & { title: string }) {
  const text = useText()
  const { t, formats } = text
  const series = listSeries({ figures, names })
  if (series.every(({ total }) => total === 0)) return null
  const points = pointWords(figures.period, text).map((words, at) => ({
    ...words,
    values: series.map(({ counts }) => counts[at] ?? 0),
  }))
  return (
    <LineChart
      title={title}
      className="mt-6"
      fromZero
      series={series.map(({ name }) => t(`admin.figures.name.${name}`))}
      points={points}
      format={(value) => formats.number(value)}
      formatTick={(value) => (Number.isInteger(value) ? formats.number(value) : '')}
      labels={{
        table: t('admin.figures.table'),
        point: t(`admin.figures.unit.${figures.period.unit}`),
      }}
    />
  )
}

function listSeries({ figures, names }: SeriesProps) {
  return names.flatMap((name) => figures.series.find((series) => series.name === name) ?? [])
}

/** First days instead of words, which spreadsheets read as dates. */
function toSeriesTable(figures: Figures, names: Names, t: Translator): FigureTable {
  const series = listSeries({ figures, names })
  return {
    heads: [
      t(`admin.figures.unit.${figures.period.unit}`),
      ...series.map(({ name }) => t(`admin.figures.name.${name}`)),
    ],
    rows: figures.period.starts.map((start, at) => [
      start,
      ...series.map(({ counts }) => counts[at] ?? 0),
    ]),
  }
}
