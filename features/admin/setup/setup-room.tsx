import { useText } from '@/client/text/text-context.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { setupSteps } from '@/domain/settings/setup-steps.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { ContentStep } from './content-step.tsx'
import { DoneStep } from './done-step.tsx'
import { MailStep } from './mail-step.tsx'
import { SettingsStep } from './settings-step.tsx'
import { useGuidedSetup } from './use-guided-setup.ts'

export type SetupRoomProps = { languages: readonly { code: string; name: string }[] }

/** The guided steps, one at a time. Default export, as `OnDemand` requires. */
export default function SetupRoom({ languages }: SetupRoomProps) {
  const { t } = useText()
  const setup = useGuidedSetup()
  const { stage, step, failure, retry } = setup
  return (
    <>
      <AdminHead title={t('admin.page.setup')} lead={t('admin.setup.lead')} />
      {stage === 'loading' ? (
        <Spinner label={t('admin.loading')} />
      ) : stage === 'failed' ? (
        <FailedList title={t('admin.setup.failed')} error={failure} onRetry={retry} />
      ) : (
        <section aria-labelledby="setup-step" className="max-w-2xl">
          <p className="text-sm text-ink-muted">
            {t('admin.setup.position', {
              at: setupSteps.indexOf(step) + 1,
              of: setupSteps.length,
            })}
          </p>
          <h2 id="setup-step" className="mb-5 font-semibold">
            {t(`admin.setup.step.${step}`)}
          </h2>
          {step === 'content' ? (
            <ContentStep setup={setup} />
          ) : step === 'mail' ? (
            <MailStep setup={setup} />
          ) : step === 'done' ? (
            <DoneStep setup={setup} />
          ) : (
            <SettingsStep key={step} step={step} setup={setup} languages={languages} />
          )}
        </section>
      )}
    </>
  )
}
