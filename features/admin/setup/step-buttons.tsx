import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import type { GuidedSetup } from './use-guided-setup.ts'

type StepButtonsProps = {
  setup: Pick<GuidedSetup, 'step' | 'isBusy' | 'goBack'>
  /** What the first button does, if not to go on. */
  label?: string
  isBusy?: boolean
  onContinue?: () => void
}

/** On and back; without `onContinue`, the first one submits its form. */
export function StepButtons({ setup, label, isBusy = false, onContinue }: StepButtonsProps) {
  const { t } = useText()
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Button
        type={onContinue ? 'button' : 'submit'}
        busy={isBusy || setup.isBusy}
        onClick={onContinue}
      >
        {label ?? t('admin.setup.continue')}
      </Button>
      {setup.step === 'brand' ? null : (
        <Button variant="quiet" disabled={isBusy || setup.isBusy} onClick={setup.goBack}>
          {t('admin.setup.back')}
        </Button>
      )}
    </div>
  )
}
