import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { parseNumber, toTypedNumber } from '@/domain/money/parse-number.ts'
import { isBlank } from '@/domain/text/blank-text.ts'
import { moneyRules, unreadText } from '@/features/shell/forms/number-notice.tsx'
import { textIn } from '@/features/shell/forms/use-form.ts'
import { ProvenForm } from '../proof/proven-form.tsx'
import { useProvenForm } from '../proof/use-proven-form.ts'
import type { SentRefund } from './use-payments.ts'

type RefundDialogProps = {
  /** Refundable rest, in major units. */
  most: number
  currency: string
  isTransfer: boolean
  onClose: () => void
  /** Errors thrown are shown. */
  onRefund: (refund: SentRefund) => Promise<void>
}

/** Amount and reason of a refund. */
export function RefundDialog(props: RefundDialogProps) {
  const { most, currency, isTransfer, onClose, onRefund } = props
  const { t, formats, language } = useText()
  const rules = moneyRules({ formats, language }, currency)
  const sum = formats.money(most, currency)
  const form = useProvenForm({
    fields: ['amount', 'reason'],
    read: (data) => ({
      amount: parseNumber(textIn(data, 'amount'), rules),
      reason: textIn(data, 'reason').trim(),
    }),
    validate: ({ amount, reason }) => ({
      ...(!('value' in amount)
        ? { amount: unreadText(amount, rules, { t, formats }) }
        : amount.value > 0 && amount.value <= most
          ? {}
          : { amount: t('admin.payments.amountWrong', { sum }) }),
      ...(isBlank(reason) ? { reason: 'reasonRequired' } : {}),
    }),
    submit: async ({ amount, ...refund }) => {
      const value = 'value' in amount && amount.value !== most ? amount.value : undefined
      await onRefund({ ...refund, amount: value })
    },
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.payments.refundTitle')}
        description={t(
          isTransfer ? 'admin.payments.refundLeadTransfer' : 'admin.payments.refundLead',
        )}
        closeLabel={t('admin.close')}
      >
        <ProvenForm
          form={form}
          submit={t('admin.payments.refund')}
          variant="danger"
          failedTitle={t('admin.payments.refundFailed')}
          onClose={onClose}
        >
          <Field
            label={t('admin.payments.amount', { currency })}
            hint={t('admin.payments.amountHint', { sum })}
            error={form.reasons.amount}
          >
            {({ required: _, ...control }) => (
              <Input
                {...control}
                name="amount"
                inputMode="decimal"
                dir="ltr"
                defaultValue={toTypedNumber(most)}
                aria-required
              />
            )}
          </Field>
          <Field
            label={t('admin.reason')}
            hint={t('admin.payments.internal')}
            error={form.reasons.reason ? t('admin.reasonRequired') : undefined}
          >
            {({ required: _, ...control }) => (
              <Textarea {...control} name="reason" rows={3} maxLength={1000} aria-required />
            )}
          </Field>
        </ProvenForm>
      </DialogContent>
    </Dialog>
  )
}
