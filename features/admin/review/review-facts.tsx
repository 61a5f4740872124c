import type { ReviewFact } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'

type ReviewFactsProps = { title: string; facts: readonly ReviewFact[]; unit?: string }

/** Questions and answers; files open in a new tab. */
export function ReviewFacts({ title, facts, unit = '' }: ReviewFactsProps) {
  const { t } = useText()
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid gap-x-8 sm:grid-cols-2 2xl:grid-cols-3">
        {facts.map(({ name, value, file }) => (
          <div
            key={name}
            className="flex min-w-0 items-baseline justify-between gap-4 border-b border-line py-2"
          >
            <dt className="min-w-0 text-sm text-ink-muted">
              <bdi>{name}</bdi>
            </dt>
            <dd className="m-0 min-w-0 max-w-3/5 text-end text-ink wrap-anywhere">
              {file ? (
                <a href={file} target="_blank" rel="noopener noreferrer" className={linkStyles()}>
                  <bdi>{value[0] || t('admin.file')}</bdi>
                </a>
              ) : (
                <bdi>{value.map((one) => (unit ? `${one} ${unit}` : one)).join(', ')}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
