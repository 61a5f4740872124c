import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { isBlank } from '@/domain/text/blank-text.ts'
import type { Reasons } from '@/machines/shell/form-submission.machine.ts'
import { ProvenForm } from './proof/proven-form.tsx'
import { type SentProof, useProvenForm } from './proof/use-proven-form.ts'

export type ReasonDialogProps = {
  title: string
  /** Selects the predefined reasons. */
  kind: keyof typeof REASONS
  /** Button label. */
  action: string
  /** Sending; the text is kept until it succeeds. */
  isSending: boolean
  onClose: () => void
  /** May ask for a proof by rejecting. */
  onReason: (reason: string, proof: SentProof) => void | Promise<void>
}

/** Reason for a rejection: predefined reasons and free text. Default export, as `OnDemand` requires. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { title, kind, action, isSending, onClose, onReason } = props
  const { t } = useText()
  const [reason, setReason] = useState('')
  const form = useProvenForm({
    fields: ['reason'],
    read: () => ({ written: reason.trim() }),
    validate: ({ written }): Reasons => (isBlank(written) ? { reason: 'reasonRequired' } : {}),
    submit: async ({ written, ...proof }) => onReason(written, proof),
    staysOpen: true,
  })
  const common = REASONS[kind].map((key) => t(key))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={title}
        description={t(LEADS[kind] ?? 'admin.reasonLead')}
        closeLabel={t('admin.close')}
      >
        <ProvenForm
          form={form}
          submit={action}
          variant={kind === 'reactivation' ? 'primary' : 'danger'}
          failedTitle={t('admin.staff.notDone')}
          isSending={isSending}
          onClose={onClose}
        >
          <fieldset
            aria-label={t('admin.commonReasons')}
            className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0"
          >
            {common.map((words) => (
              <Button
                key={words}
                variant="secondary"
                size="sm"
                aria-pressed={reason.includes(words)}
                className="rounded-full aria-pressed:border-brand-ink aria-pressed:bg-brand-soft"
                onClick={() => {
                  setReason(reason.includes(words) ? without(reason, words) : joined(reason, words))
                  form.reset()
                }}
              >
                {words}
              </Button>
            ))}
          </fieldset>
          <Field
            label={t('admin.reason')}
            error={form.reasons.reason ? t('admin.reasonRequired') : undefined}
          >
            {({ required: _, ...control }) => (
              <Textarea
                {...control}
                name="reason"
                rows={4}
                maxLength={1000}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                aria-required
              />
            )}
          </Field>
        </ProvenForm>
      </DialogContent>
    </Dialog>
  )
}

const REASONS = {
  listing: [
    'admin.reasons.photos',
    'admin.reasons.place',
    'admin.reasons.price',
    'admin.reasons.contact',
    'admin.reasons.twice',
    'admin.reasons.category',
  ],
  verification: ['admin.reasons.unreadable', 'admin.reasons.expired', 'admin.reasons.name'],
  package: ['admin.reasons.wish'],
  advert: ['admin.reasons.picture', 'admin.reasons.text', 'admin.reasons.contact'],
  transfer: [
    'admin.reasons.receiptUnreadable',
    'admin.reasons.notArrived',
    'admin.reasons.amountDiffers',
  ],
  payment: ['admin.reasons.checkedAtGateway', 'admin.reasons.agreed'],
  account: ['admin.reasons.fraud', 'admin.reasons.spam', 'admin.reasons.wish'],
  access: ['admin.reasons.stolen', 'admin.reasons.suspicious', 'admin.reasons.lostCodes'],
  accounts: ['admin.reasons.fraud', 'admin.reasons.spam', 'admin.reasons.wish'],
  reactivation: ['admin.reasons.cleared', 'admin.reasons.wish'],
  manySignIns: ['admin.reasons.stolen', 'admin.reasons.suspicious'],
  archive: ['admin.reasons.wish', 'admin.reasons.authority'],
  erasure: ['admin.reasons.wish', 'admin.reasons.authority'],
} as const

/** The reason is sent to the person concerned, unless said otherwise. */
const LEADS: Partial<
  Record<
    keyof typeof REASONS,
    | 'admin.reasonLeadAccount'
    | 'admin.payments.noteLead'
    | 'admin.people.endAccessLead'
    | 'admin.people.bulk.deactivateLead'
    | 'admin.people.bulk.reactivateLead'
    | 'admin.people.bulk.signOutLead'
    | 'admin.people.exportLead'
    | 'admin.people.eraseLead'
  >
> = {
  account: 'admin.reasonLeadAccount',
  payment: 'admin.payments.noteLead',
  access: 'admin.people.endAccessLead',
  accounts: 'admin.people.bulk.deactivateLead',
  reactivation: 'admin.people.bulk.reactivateLead',
  manySignIns: 'admin.people.bulk.signOutLead',
  archive: 'admin.people.exportLead',
  erasure: 'admin.people.eraseLead',
}

function joined(reason: string, words: string): string {
  return reason.trim() === '' ? words : `${reason.trim()} ${words}`
}

function without(reason: string, words: string): string {
  return reason.replace(words, '').replace(/ {2,}/g, ' ').trim()
}
