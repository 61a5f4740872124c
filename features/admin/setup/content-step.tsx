import { useState } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import type { StarterContent } from '@/domain/settings/setup-steps.ts'
import { StepButtons } from './step-buttons.tsx'
import type { GuidedSetup } from './use-guided-setup.ts'

const choices = ['catalog', 'demo', 'empty'] as const

/** What the marketplace begins with; afterwards only what was chosen is said. */
export function ContentStep({ setup }: { setup: GuidedSetup }) {
  const { t } = useText()
  const [choice, setChoice] = useState<StarterContent | 'empty'>('catalog')
  const { progress, isFilling, isBusy, hasFailedToFill, failure, fill, complete } = setup
  if (isFilling) {
    return (
      <p role="status" className="text-ink-muted">
        {t('admin.setup.fillRunning')}
      </p>
    )
  }
  if (progress && !progress.is_empty) {
    return (
      <>
        <p className="text-ink-muted">{t('admin.setup.filled')}</p>
        <StepButtons setup={setup} onContinue={complete} />
      </>
    )
  }
  return (
    <>
      <RadioCards
        name="content"
        legend={t('admin.setup.begin')}
        value={choice}
        onValueChange={setChoice}
        options={choices.map((value) => ({
          value,
          label: t(`admin.setup.content.${value}`),
          hint: t(`admin.setup.contentHint.${value}`),
        }))}
      />
      {hasFailedToFill || failure ? (
        <Banner role="alert" variant="danger" className="mt-5">
          {hasFailedToFill ? t('admin.setup.fillFailed') : failureText(failure, t)}
        </Banner>
      ) : null}
      <StepButtons
        setup={setup}
        isBusy={isBusy}
        onContinue={() => (choice === 'empty' ? complete() : fill(choice))}
      />
    </>
  )
}
