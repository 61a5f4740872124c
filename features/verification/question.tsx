import { useController } from 'react-hook-form'
import type { VerificationField } from '@/client/api/member/verification.ts'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { NumberInput } from '@/design-system/number-input/number-input.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { maxLengthFor } from '@/domain/account/verification.ts'
import { useTypedText } from '@/features/shell/forms/use-typed-number.tsx'
import DocumentList from '@/features/uploads/document-list.tsx'
import { type FilledIn, numberRules, toFieldName } from './answers.ts'

type QuestionProps = {
  field: VerificationField
  /** Owner key that identifies the question's uploads. */
  owner: string
  /** Validation error. */
  reason: string | undefined
}

/** Question of the application form, of any type. */
export function Question({ field, owner, reason }: QuestionProps) {
  const { t } = useText()
  const error = reasonText(reason, 'verification.fault.', t)
  const note = field.is_required === 1 ? undefined : t('verification.optional')
  const shared = { field, error, note }
  switch (field.field_type) {
    case 'radio':
      return <SingleChoice {...shared} />
    case 'checkbox':
      return <MultipleChoice {...shared} />
    case 'file':
      return <FileQuestion {...shared} owner={owner} />
    case 'number':
      return <NumberQuestion {...shared} />
    default:
      return <TextQuestion {...shared} />
  }
}

type Shared = { field: VerificationField; error: string | undefined; note: string | undefined }

function NumberQuestion({ field, error, note }: Shared) {
  const name = toFieldName(field)
  const { field: answer } = useController<FilledIn, `texts.${string}`>({ name: `texts.${name}` })
  const number = useTypedText({
    rules: numberRules,
    text: answer.value ?? '',
    onText: answer.onChange,
    onLeave: answer.onBlur,
  })
  return (
    <Field
      id={name}
      label={<bdi>{field.name}</bdi>}
      labelNote={note}
      error={number.notice ?? error}
      className="sm:max-w-60"
    >
      {({ required: _, ...control }) => (
        <NumberInput
          {...control}
          {...(note ? {} : { 'aria-required': true })}
          {...number.input}
          grouping="min2"
        />
      )}
    </Field>
  )
}

/** Text, long text or dropdown. */
function TextQuestion({ field, error, note }: Shared) {
  const name = toFieldName(field)
  const { field: answer } = useController<FilledIn, `texts.${string}`>({ name: `texts.${name}` })
  return (
    <Field id={name} label={<bdi>{field.name}</bdi>} labelNote={note} error={error}>
      {({ required: _, ...control }) => (
        <TextControl
          field={field}
          control={{ ...control, ...(note ? {} : { 'aria-required': true }) }}
          answer={{ ...answer, value: answer.value ?? '' }}
        />
      )}
    </Field>
  )
}

type TextControlProps = {
  field: VerificationField
  control: Omit<FieldControl, 'required'>
  answer: {
    name: string
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }
}

function TextControl({ field, control, answer }: TextControlProps) {
  const { t } = useText()
  const maxLength = maxLengthFor(field.field_type)
  switch (field.field_type) {
    case 'textarea':
      return <Textarea {...control} {...answer} rows={5} maxLength={maxLength} dir="auto" />
    case 'dropdown': {
      const options = field.form_fields_values.map(({ value }) => ({ value, label: value }))
      return (
        <Select {...control} {...answer} options={options} emptyLabel={t('verification.choose')} />
      )
    }
    default:
      return <Input {...control} {...answer} maxLength={maxLength} dir="auto" />
  }
}

function SingleChoice({ field, error, note }: Shared) {
  const name = toFieldName(field)
  const { field: answer } = useController<FilledIn, `texts.${string}`>({ name: `texts.${name}` })
  return (
    <RadioCards
      id={name}
      legend={<Legend field={field} note={note} />}
      error={error}
      name={name}
      value={answer.value ?? ''}
      onValueChange={answer.onChange}
      options={field.form_fields_values.map(({ value }) => ({ value, label: value }))}
    />
  )
}

function MultipleChoice({ field, error, note }: Shared) {
  const name = toFieldName(field)
  const { field: answer } = useController<FilledIn, `choices.${string}`>({
    name: `choices.${name}`,
  })
  const ticked = answer.value ?? []
  return (
    <Fieldset id={name} legend={<Legend field={field} note={note} />} error={error}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6">
        {field.form_fields_values.map(({ id, value }) => (
          <Checkbox
            key={id}
            label={<bdi>{value}</bdi>}
            checked={ticked.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              answer.onChange(
                target.checked ? [...ticked, value] : ticked.filter((one) => one !== value),
              )
            }
          />
        ))}
      </div>
    </Fieldset>
  )
}

function FileQuestion({ field, error, note, owner }: Shared & { owner: string }) {
  const { t } = useText()
  const name = toFieldName(field)
  const { field: answer } = useController<FilledIn, `files.${string}`>({ name: `files.${name}` })
  return (
    <Fieldset id={name} legend={<Legend field={field} note={note} />} error={error}>
      <DocumentList
        owner={owner}
        value={answer.value ?? []}
        onChange={answer.onChange}
        purpose="verification"
        most={1}
        label={t('verification.chooseFile', { name: field.name })}
        isInvalid={Boolean(error)}
      />
    </Fieldset>
  )
}

function Legend({ field, note }: Pick<Shared, 'field' | 'note'>) {
  return (
    <>
      <bdi>{field.name}</bdi>
      {note ? <span className="ms-3 font-normal text-ink-muted">{note}</span> : null}
    </>
  )
}
