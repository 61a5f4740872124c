'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { GOOD_DESCRIPTION } from '@/domain/listing/listing-quality.ts'
import { listingMaxLengths } from '@/domain/listing/listing-values.ts'
import { countLetters } from '@/domain/listing/seo-rules.ts'
import { LongTextField, TextLine, useFormField } from './form-field.tsx'

/** Title input. */
export function TitleField({ hint }: { hint: string }) {
  const { t } = useText()
  return (
    <TextLine
      isNeeded
      name="title"
      label={t('listingEditor.field.title')}
      hint={hint}
      input={{ autoComplete: 'off', dir: 'auto', maxLength: listingMaxLengths.title }}
    />
  )
}

type CategoryFieldProps = {
  categories: readonly { id: number; category: string }[]
  className?: string
}

/** Category select. */
export function CategoryField({ categories, className }: CategoryFieldProps) {
  const { t } = useText()
  const { field, toControl, value, set, leave } = useFormField<number | null>({
    name: 'category_id',
    label: t('listingEditor.field.category_id'),
    isNeeded: true,
    className,
  })
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...toControl(control)}
          name="category_id"
          value={value ?? ''}
          emptyLabel={t('listingEditor.chooseCategory')}
          options={categories.map(({ id, category }) => ({ value: String(id), label: category }))}
          onChange={({ target }) => set(target.value ? Number(target.value) : null)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

/** Description input; `hintOf` gets the recommended length. */
export function DescriptionField({ hintOf }: { hintOf: (least: number) => string }) {
  const { t, formats } = useText()
  return (
    <LongTextField
      isNeeded
      name="description"
      label={t('listingEditor.field.description')}
      hint={hintOf(GOOD_DESCRIPTION)}
      counter={(text) =>
        t('listingEditor.letters', {
          count: countLetters(text),
          used: formats.number(countLetters(text)),
        })
      }
      area={{ rows: 8, dir: 'auto', maxLength: listingMaxLengths.description }}
    />
  )
}
