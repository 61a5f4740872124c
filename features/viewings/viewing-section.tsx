import { CalendarClock } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { useViewingRequest, type ViewingSubject } from './use-viewing-request.ts'
import { ViewingFacts } from './viewing-facts.tsx'
import { ViewingSteps } from './viewing-steps.tsx'

/** Default export, as `OnDemand` requires. */
export default function ViewingSection(subject: ViewingSubject) {
  const { t } = useText()
  const request = useViewingRequest(subject)
  const { viewing, mayRequest, stage, refusal, failure } = request
  const isBusy = stage !== 'ready' || refusal !== null || failure !== null
  if (!viewing && !mayRequest && !isBusy) return null
  return (
    <section
      aria-label={t('viewings.part.title')}
      className="rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="flex items-center gap-2 text-base font-semibold text-ink">
        <Icon of={CalendarClock} className="size-5 text-brand-ink" />
        {t('viewings.part.title')}
      </h2>
      {viewing ? (
        <ViewingFacts viewing={viewing} className="mt-3" />
      ) : (
        <p className="mt-1 text-sm text-ink-muted">{t('viewings.part.lead')}</p>
      )}
      <ViewingSteps request={request} />
    </section>
  )
}
