import { useText } from '@/client/text/text-context.tsx'
import { MissingParts } from '../setup/missing-parts.tsx'
import { useSetupProgress } from '../setup/use-setup-progress.ts'

/** Missing before visitors come; nothing once all is there. */
export function OverviewMissing() {
  const { t } = useText()
  const missing = useSetupProgress()?.missing ?? []
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className="mb-1 font-semibold">
        {t('admin.overview.missing')}
      </h2>
      <MissingParts missing={missing} />
    </section>
  )
}
