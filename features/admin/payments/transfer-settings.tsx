import { useState } from 'react'
import type { PaymentAdministration } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'

type Transfers = PaymentAdministration['bank_transfer']
type TransferSettingsProps = {
  transfers: Transfers
  onSave: (transfers: Transfers) => Promise<void>
}

/** Whether buyers may transfer money, and the account to pay into. */
export function TransferSettings({ transfers, onSave }: TransferSettingsProps) {
  const { t } = useText()
  const [isOn, setOn] = useState(transfers.is_on)
  const form = useForm({
    fields: ['account'],
    read: (data) => ({ is_on: isOn, details: parseAccount(textIn(data, 'account')) }),
    validate: ({ is_on, details }) =>
      details === null || (is_on && details.length === 0) ? { account: 'wrong' } : {},
    submit: ({ is_on, details }) => onSave({ is_on, details: details ?? [] }),
    staysOpen: true,
  })
  return (
    <section
      aria-label={t('admin.payments.bankTransfer')}
      className="rounded-lg border border-line bg-surface p-4"
    >
      <form {...form.props} className="flex flex-col items-start gap-3">
        <Switch
          label={<span className="font-semibold">{t('admin.payments.bankTransfer')}</span>}
          hint={t('admin.paymentSettings.transferHint')}
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
          className="w-full"
        />
        <Field
          label={t('admin.paymentSettings.account')}
          hint={t('admin.paymentSettings.accountHint')}
          error={
            form.reasons.account || form.reasons.form
              ? t('admin.paymentSettings.accountWrong')
              : undefined
          }
          className="w-full"
        >
          {({ required: _, ...control }) => (
            <Textarea
              {...control}
              name="account"
              rows={4}
              maxLength={4000}
              dir="auto"
              defaultValue={transfers.details
                .map(({ title, value }) => `${title}: ${value}`)
                .join('\n')}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" size="sm" busy={form.stage === 'submitting'}>
          {t('admin.offer.save')}
        </Button>
      </form>
    </section>
  )
}

/** One row a line, such as `IBAN: DE02 …`; null if a line has no colon. */
function parseAccount(text: string): Transfers['details'] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const details = lines.map((line) => {
    const colon = line.indexOf(':')
    return { title: line.slice(0, Math.max(colon, 0)).trim(), value: line.slice(colon + 1).trim() }
  })
  return details.every(({ title, value }) => title !== '' && value !== '') ? details : null
}
