'use client'

import { Check, Plus } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import {
  GOOD_DESCRIPTION,
  GOOD_TITLE,
  MANY_PICTURES,
  type Quality,
  SOME_NEARBY,
  SOME_PICTURES,
} from '@/domain/listing/listing-quality.ts'
import { META_DESCRIPTION_MAX, META_DESCRIPTION_MIN } from '@/domain/listing/seo-rules.ts'
import { useGoToField } from './go-to.ts'

/** Completeness score, with a link to each missing item. */
export function QualityCard({ quality, most = quality.missing.length }: QualityCardProps) {
  const { t, formats } = useText()
  const goTo = useGoToField()
  const { score, missing } = quality
  return (
    <section
      aria-label={t('listingEditor.quality')}
      className="rounded-lg border border-line bg-surface p-5"
    >
      <ProgressBar
        label={t('listingEditor.quality')}
        value={score / 100}
        valueText={t('listingEditor.score', { score: formats.number(score) })}
      />
      {missing.length === 0 ? (
        <p className="mt-4 flex gap-2 text-sm text-ink-muted">
          <Icon of={Check} className="size-4.5 shrink-0 text-success-ink" />
          {t('listingEditor.qualityFull')}
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {missing.slice(0, most).map(({ name, field, points }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => goTo(field)}
                className="flex min-h-11 w-full items-center gap-2.5 py-1.5 text-start text-sm text-ink hover:text-brand-ink"
              >
                <Icon of={Plus} className="size-4.5 shrink-0 text-accent-ink" />
                <span className="min-w-0 flex-1">{formatPoint(name, t)}</span>
                <span className="figures shrink-0 text-ink-muted" dir="ltr">
                  +{formats.number(points)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type QualityCardProps = {
  quality: Quality
  /** Limits the missing items shown. */
  most?: number
}

const bounds: Record<string, Record<string, number>> = {
  title: { least: GOOD_TITLE },
  description: { least: GOOD_DESCRIPTION },
  photos: { least: SOME_PICTURES },
  manyPhotos: { least: MANY_PICTURES },
  nearby: { least: SOME_NEARBY },
  seo: { least: META_DESCRIPTION_MIN, most: META_DESCRIPTION_MAX },
}

function formatPoint(name: string, t: ReturnType<typeof useText>['t']): string {
  const key = `listingEditor.quality_${name}`
  return t.has(key) ? t(key, bounds[name]) : name
}
