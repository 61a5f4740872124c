import type { ReviewItem } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { momentWords } from '../moment.ts'

/** Earlier decisions, newest first. */
export function ReviewHistory({ decisions }: Pick<ReviewItem, 'decisions'>) {
  const { t, language } = useText()
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('admin.history')}</h3>
      <ol className="divide-y divide-line">
        {decisions.map(({ decision, reason, decided_by, created_at }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no number and never move
            key={index}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2"
          >
            <Badge variant={TONES[decision]}>{t(`admin.action.${decision}`)}</Badge>
            <span className="text-sm text-ink-muted">
              <bdi>{decided_by ?? t('admin.byRules')}</bdi> · {momentWords(created_at, language)}
            </span>
            {reason ? (
              <p dir="auto" className="w-full align-as-page text-sm wrap-anywhere">
                {reason}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

const TONES = { approved: 'success', rejected: 'danger', undone: 'neutral' } as const
