import { useState } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import type { Filling } from '@/domain/settings/setup-steps.ts'
import { StepButtons } from './step-buttons.tsx'
import type { GuidedSetup } from './use-guided-setup.ts'

const choices = ['catalog', 'demo', 'empty'] as const

/** What the marketplace begins with; afterwards only what was chosen is said. */
export function ContentStep({ setup }: { setup: GuidedSetup }) {
  const { t } = useText()
  const [choice, setChoice] = useState<Filling | 'empty'>('catalog')
  const { progress, isFilling, isBusy, hasFillingFailed, failure, fill, complete } = setup
  if (isFilling) {
    return (
      <p role="status" className="text-ink-muted">
        {t('admin.setup.filling')}
      </p>
    )
  }
  if (progress && !progress.is_unfilled) {
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
        name="filling"
        legend={t('admin.setup.begin')}
        value={choice}
        onValueChange={setChoice}
        options={choices.map((value) => ({
          value,
          label: t(`admin.setup.content.${value}`),
          hint: t(`admin.setup.contentHint.${value}`),
        }))}
      />
      {hasFillingFailed || failure ? (
        <Banner role="alert" variant="danger" className="mt-5">
          {hasFillingFailed ? t('admin.setup.fillingFailed') : failureText(failure, t)}
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
