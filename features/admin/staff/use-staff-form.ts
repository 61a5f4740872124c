import type { Form } from '@/features/shell/forms/use-form.ts'
import type { Reasons } from '@/machines/shell/form-submission.machine.ts'
import { type SentProof, useProvenForm } from '../proof/use-proven-form.ts'

type StaffFormOptions<Values> = {
  fields: readonly string[]
  read: (data: FormData) => Values
  validate?: (values: Values) => Reasons
  submit: (values: Values & SentProof) => Promise<void>
  /** Follows an accepted change. */
  onClose: () => void
}

/** Form of a change of the staff, which closes once it is accepted. */
export function useStaffForm<Values extends object>(options: StaffFormOptions<Values>): Form {
  const { fields, read, validate = () => ({}), submit, onClose } = options
  return useProvenForm({
    fields,
    read,
    validate,
    async submit(values) {
      await submit(values)
      onClose()
    },
  })
}
