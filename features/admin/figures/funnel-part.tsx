import type { Funnel, WaitingTime } from '@/client/api/admin/figures.ts'
import type { Text } from '@/client/text/text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Definition, DefinitionList } from '@/design-system/definition-list/definition-list.tsx'
import { percentWords } from '../imports/percent-words.ts'
import { FigureSection } from './figure-section.tsx'
import type { FigurePart } from './use-figures.ts'

const STAGES = ['listed', 'viewed', 'saved', 'asked', 'visited', 'closed'] as const

type PartProps = { part: FigurePart<Funnel> }

/** How far the listings of the period came. */
export function FunnelPart({ part }: PartProps) {
  const { t } = useText()
  return (
    <FigureSection
      title={t('admin.figures.funnel')}
      hint={t('admin.figures.funnelHint')}
      part={part}
      file="funnel"
      toTable={({ stages }) =>
        stages.listed === 0
          ? null
          : {
              heads: [t('admin.figures.stage'), t('admin.figures.properties')],
              rows: STAGES.map((stage) => [t(`admin.figures.stage.${stage}`), stages[stage]]),
            }
      }
    >
      {({ stages }) =>
        stages.listed === 0 ? (
          <p className="text-ink-muted">{t('admin.figures.funnelNone')}</p>
        ) : (
          <ol className="m-0 flex list-none flex-col gap-3 p-0">
            {STAGES.map((stage) => (
              <Stage
                key={stage}
                label={t(`admin.figures.stage.${stage}`)}
                count={stages[stage]}
                share={stages[stage] / stages.listed}
              />
            ))}
          </ol>
        )
      }
    </FigureSection>
  )
}

function Stage({ label, count, share }: { label: string; count: number; share: number }) {
  const { formats, language } = useText()
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{label}</span>
        <span className="figures text-ink-muted">
          <span className="font-medium text-ink">{formats.number(count)}</span>
          {` · ${percentWords(share, language)}`}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 h-2.5 rounded-full bg-surface-muted">
        <div
          style={{ inlineSize: `${share * 100}%` }}
          className="h-full rounded-full bg-brand forced-colors:bg-[CanvasText]"
        />
      </div>
    </li>
  )
}

/** Times until approvals and first answers. */
export function TimesPart({ part }: PartProps) {
  const text = useText()
  const { t } = text
  return (
    <FigureSection
      title={t('admin.figures.times')}
      part={part}
      file="times"
      toTable={({ approval, answer }) => ({
        heads: [
          t('admin.figures.times'),
          t('admin.figures.count'),
          t('admin.figures.medianMinutes'),
          t('admin.figures.p90Minutes'),
        ],
        rows: [
          [t('admin.figures.approval'), ...toCells(approval)],
          [t('admin.figures.answer'), ...toCells(answer)],
        ],
      })}
    >
      {({ approval, answer }) => (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <Times
            title={t('admin.figures.approval')}
            time={approval}
            count={t('admin.figures.approvals', { count: approval.count })}
          />
          <Times
            title={t('admin.figures.answer')}
            time={answer}
            count={[
              t('admin.figures.answered', { count: answer.count }),
              t('admin.figures.unanswered', { count: answer.unanswered }),
            ].join(' · ')}
          />
        </div>
      )}
    </FigureSection>
  )
}

function toCells({ count, median_minutes, p90_minutes }: WaitingTime): (string | number)[] {
  return [count, roundMinutes(median_minutes), roundMinutes(p90_minutes)]
}

function roundMinutes(minutes: number | null): string | number {
  return minutes === null ? '' : Math.round(minutes)
}

type TimesProps = { title: string; time: WaitingTime; count: string }

function Times({ title, time, count }: TimesProps) {
  const text = useText()
  const { t } = text
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium">{title}</h3>
      <DefinitionList>
        <Definition term={t('admin.figures.median')}>
          {timeWords(time.median_minutes, text)}
        </Definition>
        <Definition term={t('admin.figures.p90')}>{timeWords(time.p90_minutes, text)}</Definition>
      </DefinitionList>
      <p className="mt-2 text-sm text-ink-muted">{count}</p>
    </div>
  )
}

function timeWords(minutes: number | null, { t, formats }: Text): string {
  if (minutes === null) return t('admin.figures.noTime')
  if (minutes < MINUTES_PER_HOUR) {
    return t('admin.figures.minutes', { count: Math.max(1, Math.round(minutes)) })
  }
  return formats.duration(Math.round((minutes / MINUTES_PER_HOUR) * 10) / 10)
}

const MINUTES_PER_HOUR = 60
