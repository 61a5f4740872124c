import { Copy, Smartphone } from 'lucide'
import { type FormEvent, useId, useRef } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { CodeInput } from '@/features/shell/code-input.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import type { FactorSecret } from '@/machines/second-factor/second-factor-setup.types.ts'
import { copyText } from './copy-text.ts'
import { StepTitle } from './step-title.tsx'
import type { FactorSetup } from './use-second-factor-setup.ts'

const loadQrCode = () => import('./qr-code.tsx')

/**
 * Secret for the authenticator app, by QR code, link or manual entry, and the code to confirm it.
 */
export function ScanStep({ setup, secret }: { setup: FactorSetup; secret: FactorSecret }) {
  const { t } = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!setup.isBusy) setup.submitCode(form.current?.querySelector('input')?.value ?? '')
  }
  return (
    <div className="flex flex-col gap-6 rounded-lg bg-surface-muted p-5 sm:p-6">
      <section aria-labelledby={id}>
        <StepTitle id={id}>{t('secondFactor.scan')}</StepTitle>
        <p className="mt-1 text-sm text-ink-muted">{t('secondFactor.scanText')}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
          <OnDemand
            load={loadQrCode}
            of={{ text: secret.uri, label: t('secondFactor.qrLabel') }}
            fallback={<div className="size-48 rounded-md bg-[white]" />}
          />
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-sm text-ink-muted">{t('secondFactor.key')}</p>
            <p dir="ltr" className="figures mt-1 font-medium wrap-anywhere text-ink rtl:text-end">
              {grouped(secret.secret)}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" size="sm" onClick={() => void copyText(secret.secret, t)}>
                <Icon of={Copy} />
                {t('secondFactor.copyKey')}
              </Button>
              <a
                href={secret.uri}
                className={buttonStyles({
                  variant: 'secondary',
                  size: 'sm',
                  className: 'not-pointer-coarse:hidden',
                })}
              >
                <Icon of={Smartphone} />
                {t('secondFactor.openApp')}
              </a>
            </div>
          </div>
        </div>
      </section>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t('secondFactor.code')}
          hint={t('secondFactor.codeHint')}
          error={reasonText(setup.reason ?? undefined, 'secondFactor.', t)}
          className="sm:max-w-72"
        >
          {({ required: _, ...control }) => (
            <CodeInput {...control} name="code" onInput={setup.editCode} />
          )}
        </Field>
        <FailedSend failure={setup.failure} title={t('secondFactor.failedTitle')} t={t} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={setup.isBusy}>
            {t('secondFactor.turnOn')}
          </Button>
          <Button variant="secondary" disabled={setup.isBusy} onClick={setup.dismiss}>
            {t('secondFactor.cancel')}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Groups of four characters, for reading and typing. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
