import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { isBlank } from '@/domain/text/blank-text.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'
import { LinesLoading } from '../lines-loading.tsx'
import { ReasonField } from './reason-field.tsx'
import { type PackageGrant, useGrantablePackages } from './use-package-grants.ts'

type GrantDialogProps = {
  name: string
  isSending: boolean
  onClose: () => void
  onGrant: (grant: PackageGrant) => void
}

/** Grants a package to a person, with start date and reason. */
export default function GrantDialog({ name, isSending, onClose, onGrant }: GrantDialogProps) {
  const { t } = useText()
  const { packages, error, retry } = useGrantablePackages()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.packages.grantTo', { name })}
        description={t('admin.packages.lead')}
        closeLabel={t('admin.close')}
      >
        {packages ? (
          <GrantForm
            packages={packages}
            isSending={isSending}
            onClose={onClose}
            onGrant={onGrant}
          />
        ) : error ? (
          <FailedList title={t('admin.packages.failed')} error={error} onRetry={retry} />
        ) : (
          <LinesLoading words={t('admin.loading')} />
        )}
      </DialogContent>
    </Dialog>
  )
}

type GrantFormProps = Omit<GrantDialogProps, 'name'> & {
  packages: readonly { id: number; name: string }[]
}

function GrantForm({ packages, isSending, onClose, onGrant }: GrantFormProps) {
  const { t } = useText()
  const [today] = useState(() => localDay(new Date()))
  const form = useForm({
    fields: ['reason'],
    read: (data) => readGrant(data, today),
    validate: ({ reason }) => (isBlank(reason) ? { reason: 'reasonRequired' } : {}),
    submit: async (grant) => onGrant(grant),
    staysOpen: true,
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <Field label={t('admin.packages.choose')}>
        {({ required: _, ...control }) => (
          <Select
            {...control}
            name="package"
            options={packages.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Field>
      <Field label={t('admin.packages.from')} hint={t('admin.packages.fromHint')}>
        {({ required: _, ...control }) => (
          <Input {...control} type="date" name="day" min={today} defaultValue={today} />
        )}
      </Field>
      <ReasonField label={t('admin.packages.why')} isMissing={form.reasons.reason !== undefined} />
      <DialogActions>
        <Button type="submit" busy={isSending}>
          {t('admin.packages.grant')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
      </DialogActions>
    </form>
  )
}

function readGrant(data: FormData, today: string): PackageGrant {
  const day = textIn(data, 'day')
  const startsAt = day > today ? new Date(`${day}T00:00`).toISOString() : undefined
  return {
    packageId: Number(textIn(data, 'package')),
    startsAt,
    reason: textIn(data, 'reason').trim(),
  }
}

/** `2026-06-15` in the administrator's time zone. */
function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
