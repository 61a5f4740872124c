import { Check, CircleAlert, Minus, X } from 'lucide'
import type { GatewayAdministration } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'
import type { PaymentSettingsActions } from './use-payment-settings.ts'

type GatewaySettingsProps = { gateway: GatewayAdministration; actions: PaymentSettingsActions }

/** One gateway: switch, mode, variables, public key and a test. */
export function GatewaySettings({ gateway, actions }: GatewaySettingsProps) {
  const { t } = useText()
  const { gateway: id, is_on, mode, variables, webhook_url } = gateway
  const name = gatewayName(id)
  const isReady =
    mode === 'sandbox' || variables.every(({ is_set, is_optional }) => is_set || is_optional)
  const needsKey = id === 'stripe' && mode !== 'sandbox' && gateway.public_key === null
  return (
    <section aria-label={name} className="rounded-lg border border-line bg-surface p-4">
      <Switch
        label={
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {mode ? (
              <Badge variant={mode === 'live' ? 'success' : 'warning'}>
                {t(`admin.paymentSettings.mode.${mode}`)}
              </Badge>
            ) : null}
          </span>
        }
        hint={t(
          `admin.paymentSettings.${isReady ? (needsKey ? 'needsKey' : 'ready') : 'notReady'}`,
        )}
        checked={is_on}
        disabled={actions.isSaving}
        onChange={({ target }) => actions.turn(id, target.checked)}
      />
      <ul
        aria-label={t('admin.paymentSettings.variables', { name })}
        className="mt-2 flex flex-col gap-1 text-sm"
      >
        {variables.map((variable) => (
          <li key={variable.name} className="flex flex-wrap items-center gap-x-2">
            <Icon of={toIcon(variable)} className="size-4" />
            <code dir="ltr" className="wrap-anywhere">
              {variable.name}
            </code>
            <span className="text-ink-muted">{t(toLabelKey(variable))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <span className="text-ink-muted">{t('admin.paymentSettings.webhook')}</span>{' '}
        <code dir="ltr" className="wrap-anywhere">
          {webhook_url}
        </code>
      </p>
      {id === 'flutterwave' ? null : <PublicKey gateway={gateway} name={name} actions={actions} />}
      {isReady ? <Trial id={id} name={name} actions={actions} /> : null}
    </section>
  )
}

type Variable = GatewayAdministration['variables'][number]

function toIcon({ is_set, is_optional }: Variable) {
  if (is_set) return Check
  return is_optional ? Minus : X
}

function toLabelKey({ is_set, is_optional }: Variable) {
  if (is_set) return 'admin.paymentSettings.set'
  return is_optional ? 'admin.paymentSettings.optional' : 'admin.paymentSettings.notSet'
}

type PublicKeyProps = GatewaySettingsProps & { name: string }

function PublicKey({ gateway: { gateway, public_key }, name, actions }: PublicKeyProps) {
  const { t } = useText()
  const form = useForm({
    fields: ['key', gateway],
    read: (data) => textIn(data, 'key').trim(),
    validate: () => ({}),
    submit: (key) => actions.saveKey(gateway, key),
    staysOpen: true,
  })
  const isWrong = form.reasons.key || form.reasons[gateway] || form.reasons.form
  return (
    <form {...form.props} className="mt-3 flex flex-wrap items-end gap-3">
      <Field
        label={t('admin.paymentSettings.publicKey', { name })}
        hint={t('admin.paymentSettings.publicKeyHint')}
        error={isWrong ? t('admin.paymentSettings.publicKeyWrong') : undefined}
        className="flex-1 basis-64"
      >
        {({ required: _, ...control }) => (
          <Input
            {...control}
            name="key"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            defaultValue={public_key ?? ''}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={form.stage === 'submitting'}
        // Beside the input, which has a label above and a hint below.
        className="sm:mt-7.5 sm:self-start"
        aria-label={t('admin.paymentSettings.saveKey', { name })}
      >
        {t('admin.offer.save')}
      </Button>
    </form>
  )
}

type TrialProps = {
  id: GatewayAdministration['gateway']
  name: string
  actions: PaymentSettingsActions
}

function Trial({ id, name, actions: { testing, trial, test } }: TrialProps) {
  const { t } = useText()
  const ownTrial = trial?.gateway === id ? trial : null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        busy={testing === id}
        aria-label={t('admin.paymentSettings.testOf', { name })}
        onClick={() => test(id)}
      >
        {t('admin.paymentSettings.test')}
      </Button>
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm">
        {ownTrial ? (
          <>
            <Icon of={ownTrial.cause === null ? Check : CircleAlert} className="size-4 shrink-0" />
            <span className="wrap-anywhere">
              {ownTrial.cause === null
                ? t('admin.paymentSettings.works')
                : t('admin.paymentSettings.fails', { cause: ownTrial.cause })}
            </span>
          </>
        ) : null}
      </p>
    </div>
  )
}
