import { useState } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { profileMaxLengths } from '@/domain/account/profile.ts'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'
import { useTaxNumber } from './use-tax-number.ts'

/** The buyer's tax number, to add or change before the payment. */
export function TaxNumber() {
  const { t } = useText()
  const { number, save } = useTaxNumber()
  const [isOpen, setOpen] = useState(false)
  if (number === undefined) return null
  return (
    <section
      aria-labelledby="tax-number"
      className="rounded-lg border border-line bg-surface p-5 sm:px-6"
    >
      <h2 id="tax-number" className="text-sm font-medium text-ink-muted">
        {t('payments.taxNumber.title')}
      </h2>
      {isOpen ? (
        <TaxNumberForm number={number ?? ''} onSave={save} onClose={() => setOpen(false)} />
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            {number ? <bdi>{number}</bdi> : t('payments.taxNumber.none')}
          </p>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t(number ? 'payments.taxNumber.change' : 'payments.taxNumber.add')}
          </Button>
        </div>
      )}
    </section>
  )
}

type TaxNumberFormProps = {
  number: string
  onSave: (number: string) => Promise<void>
  onClose: () => void
}

function TaxNumberForm({ number, onSave, onClose }: TaxNumberFormProps) {
  const { t } = useText()
  const form = useForm({
    fields: ['tax_number'],
    read: (data) => textIn(data, 'tax_number').trim(),
    validate: () => ({}),
    submit: onSave,
    onSubmitted: onClose,
  })
  const isBusy = form.stage === 'submitting'
  return (
    <form {...form.props} className="mt-2 flex flex-col gap-3">
      <Field
        label={t('payments.taxNumber.label')}
        hint={t('payments.taxNumber.hint')}
        error={form.failure ? failureText(form.failure, t) : undefined}
      >
        {({ required: _, ...control }) => (
          <Input
            {...control}
            autoFocus
            name="tax_number"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={profileMaxLengths.tax_number}
            defaultValue={number}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={isBusy}>
          {t('payments.taxNumber.save')}
        </Button>
        <Button variant="quiet" size="sm" disabled={isBusy} onClick={onClose}>
          {t('payments.taxNumber.cancel')}
        </Button>
      </div>
    </form>
  )
}
