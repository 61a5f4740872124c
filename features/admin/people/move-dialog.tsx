import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { isBlank } from '@/domain/text/blank-text.ts'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'
import { ReasonField } from './reason-field.tsx'
import { usePersonSearch } from './use-person-search.ts'

type MoveDialogProps = {
  /** Of the listing. */
  title: string
  ownerId: number
  isSending: boolean
  onClose: () => void
  onMove: (move: { ownerId: number; reason: string }) => void
}

/** New owner of a listing, and the reason. Default export, as `OnDemand` requires. */
export default function MoveDialog(props: MoveDialogProps) {
  const { title, ownerId, isSending, onClose, onMove } = props
  const { t } = useText()
  const { people, type } = usePersonSearch()
  const form = useForm({
    fields: ['owner', 'reason'],
    read: (data) => ({
      ownerId: Number(textIn(data, 'owner')),
      reason: textIn(data, 'reason').trim(),
    }),
    validate: ({ ownerId, reason }) => ({
      ...(ownerId > 0 ? {} : { owner: 'required' }),
      ...(isBlank(reason) ? { reason: 'reasonRequired' } : {}),
    }),
    submit: async (move) => onMove(move),
    staysOpen: true,
  })
  const others = people.filter(({ id }) => id !== ownerId)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.people.moveListingOf', { title })}
        description={t('admin.people.moveLead')}
        closeLabel={t('admin.close')}
      >
        <form {...form.props} className="flex flex-col gap-4">
          <Field label={t('admin.searchPeople')}>
            {({ required: _, ...control }) => (
              <Input
                {...control}
                type="search"
                maxLength={200}
                onChange={({ target }) => type(target.value)}
              />
            )}
          </Field>
          <Field
            label={t('admin.people.newOwner')}
            hint={t('admin.people.newOwnerHint')}
            error={form.reasons.owner ? t('admin.people.newOwnerRequired') : undefined}
          >
            {({ required: _, ...control }) => (
              <Select
                {...control}
                name="owner"
                emptyLabel={t('admin.people.newOwnerRequired')}
                options={others.map(({ id, name, email, slug_id }) => ({
                  value: String(id),
                  label: [name, email ?? slug_id].filter(Boolean).join(' · '),
                }))}
              />
            )}
          </Field>
          <ReasonField label={t('admin.reason')} isMissing={form.reasons.reason !== undefined} />
          <DialogActions>
            <Button type="submit" busy={isSending}>
              {t('admin.people.moveListing')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('admin.cancel')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
