import type { AdminBackup, RestorePlan } from '@/client/api/admin/backups.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { momentWords } from '../moment.ts'
import { ProvenForm } from '../proof/proven-form.tsx'
import { useRestoreForm, useRestorePlan } from './use-backup-dialogs.ts'

type RestoreDialogProps = {
  backup: AdminBackup
  /** The provider restarts by itself. */
  restarts: boolean
  onClose: () => void
}

/** Shows what changes, and asks twice. Default export, as `OnDemand` requires. */
export default function RestoreDialog({ backup, restarts, onClose }: RestoreDialogProps) {
  const { t, language } = useText()
  const { plan, error, retry } = useRestorePlan(backup.name)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.backups.restoreTitle')}
        description={t('admin.backups.restoreLead', {
          when: momentWords(backup.taken_at, language),
        })}
        closeLabel={t('admin.close')}
      >
        {plan ? (
          plan.obstacle ? (
            <Banner variant="warning">{t(`admin.refusal.${plan.obstacle}`)}</Banner>
          ) : (
            <RestoreForm plan={plan} restarts={restarts} onClose={onClose} />
          )
        ) : error ? (
          <FailedList title={t('admin.backups.planFailed')} error={error} onRetry={retry} />
        ) : (
          <Spinner label={t('admin.loading')} />
        )}
      </DialogContent>
    </Dialog>
  )
}

type RestoreFormProps = Omit<RestoreDialogProps, 'backup'> & { plan: RestorePlan }

function RestoreForm({ plan, restarts, onClose }: RestoreFormProps) {
  const { t } = useText()
  const { name, secret } = plan
  const word = t('admin.backups.word')
  const isSecretAsked = secret !== 'same'
  const form = useRestoreForm({ name, word, isSecretAsked, onClose })
  const { reasons } = form
  return (
    <ProvenForm
      form={form}
      submit={t('admin.backups.restore')}
      variant="danger"
      failedTitle={t('admin.backups.notDone')}
      onClose={onClose}
    >
      <Comparison plan={plan} />
      <p>{t(restarts ? 'admin.backups.restoreSteps' : 'admin.backups.restoreByHand')}</p>
      {isSecretAsked ? (
        <Banner variant="warning">
          <p>
            {t(secret === 'other' ? 'admin.backups.otherSecret' : 'admin.backups.unknownSecret')}
          </p>
          <Checkbox
            name="accepts"
            label={t('admin.backups.acceptSecret')}
            aria-invalid={reasons.accepts ? true : undefined}
            aria-describedby="accept-needed"
          />
          <p id="accept-needed" className="text-sm text-danger-ink">
            {reasons.accepts ? t('admin.backups.acceptNeeded') : null}
          </p>
        </Banner>
      ) : null}
      <Field
        label={t('admin.backups.typeWord', { word })}
        error={reasons.word ? t('admin.backups.wordWrong', { word }) : undefined}
      >
        {(control) => (
          <Input {...control} name="word" maxLength={40} autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
    </ProvenForm>
  )
}

function Comparison({ plan: { counts } }: { plan: RestorePlan }) {
  const { t, formats } = useText()
  return (
    <DataTable<RestorePlan['counts'][number]>
      caption={t('admin.backups.compare')}
      captionHidden
      rows={[...counts]}
      rowKey={({ table }) => table}
      columns={[
        {
          key: 'table',
          head: t('admin.backups.table'),
          cell: ({ table }) => t(`admin.backups.table.${table}`),
        },
        {
          key: 'now',
          head: t('admin.backups.now'),
          numeric: true,
          cell: ({ present }) => formats.number(present),
        },
        {
          key: 'after',
          head: t('admin.backups.after'),
          numeric: true,
          cell: ({ restored }) => formats.number(restored),
        },
      ]}
    />
  )
}
