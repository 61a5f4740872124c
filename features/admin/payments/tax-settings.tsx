import { useState } from 'react'
import type { PaymentAdministration } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { parseTaxRate } from '@/domain/payment/tax.ts'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'

type Tax = PaymentAdministration['tax']
type TaxSettingsProps = { tax: Tax; onSave: (tax: Tax) => Promise<void> }

/** Tax on packages, and the seller as receipts name it. */
export function TaxSettings({ tax, onSave }: TaxSettingsProps) {
  const { t } = useText()
  const [isInclusive, setInclusive] = useState(tax.is_inclusive)
  const form = useForm({
    fields: ['rate', 'name', 'number', 'address'],
    read: (data) => ({
      rate: parseTaxRate(textIn(data, 'rate')),
      is_inclusive: isInclusive,
      name: textIn(data, 'name').trim(),
      number: textIn(data, 'number').trim(),
      address: textIn(data, 'address').trim(),
    }),
    validate: ({ rate, number }) => ({
      ...(rate === null ? { rate: 'wrong' } : {}),
      ...(rate && number === '' ? { number: 'needed' } : {}),
    }),
    submit: ({ rate, ...texts }) => onSave({ ...texts, rate: rate ?? 0 }),
    staysOpen: true,
  })
  const { reasons } = form
  return (
    <section aria-labelledby="package-tax" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="package-tax" className="font-semibold">
        {t('admin.paymentSettings.tax.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t('admin.paymentSettings.tax.lead')}</p>
      <form {...form.props} className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('admin.paymentSettings.tax.rate')}
          hint={t('admin.paymentSettings.tax.rateHint')}
          error={reasons.rate ? t('admin.paymentSettings.tax.rateWrong') : undefined}
        >
          {({ required: _, ...control }) => (
            <Input
              {...control}
              name="rate"
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={20}
              defaultValue={tax.rate === 0 ? '' : String(tax.rate)}
            />
          )}
        </Field>
        <Field
          label={t('admin.paymentSettings.tax.name')}
          hint={t('admin.paymentSettings.tax.nameHint')}
        >
          {({ required: _, ...control }) => (
            <Input {...control} name="name" maxLength={60} defaultValue={tax.name} />
          )}
        </Field>
        <Switch
          label={t('admin.paymentSettings.tax.inclusive')}
          hint={t(
            isInclusive
              ? 'admin.paymentSettings.tax.inclusiveHint'
              : 'admin.paymentSettings.tax.exclusiveHint',
          )}
          checked={isInclusive}
          onChange={({ target }) => setInclusive(target.checked)}
          className="sm:col-span-2"
        />
        <Field
          label={t('admin.paymentSettings.tax.number')}
          hint={t('admin.paymentSettings.tax.numberHint')}
          error={reasons.number ? t('admin.paymentSettings.tax.numberMissing') : undefined}
          className="sm:col-span-2"
        >
          {({ required: _, ...control }) => (
            <Input
              {...control}
              name="number"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              defaultValue={tax.number}
            />
          )}
        </Field>
        <Field
          label={t('admin.paymentSettings.tax.address')}
          hint={t('admin.paymentSettings.tax.addressHint')}
          className="sm:col-span-2"
        >
          {({ required: _, ...control }) => (
            <Textarea
              {...control}
              name="address"
              rows={3}
              maxLength={500}
              dir="auto"
              defaultValue={tax.address}
            />
          )}
        </Field>
        {reasons.form ? (
          <Banner role="alert" variant="danger" className="sm:col-span-2">
            {t('admin.paymentSettings.tax.failed')}
          </Banner>
        ) : null}
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          busy={form.stage === 'submitting'}
          className="justify-self-start"
        >
          {t('admin.offer.save')}
        </Button>
      </form>
    </section>
  )
}
