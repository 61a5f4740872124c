import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'

/** Required field `reason` of a form of staff. */
export function ReasonField({ label, isMissing }: { label: string; isMissing: boolean }) {
  const { t } = useText()
  return (
    <Field label={label} error={isMissing ? t('admin.reasonRequired') : undefined}>
      {({ required: _, ...control }) => (
        <Textarea {...control} name="reason" rows={3} maxLength={1000} aria-required />
      )}
    </Field>
  )
}
