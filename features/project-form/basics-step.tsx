'use client'

import { useText } from '@/client/text/text-context.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { GOOD_DESCRIPTION } from '@/domain/listing-quality.ts'
import { listingLongest } from '@/domain/listing-values.ts'
import { type ProjectType, projectTypes } from '@/domain/project-type.ts'
import { lettersOf } from '@/domain/seo-rules.ts'
import {
  FormField,
  fieldId,
  LongTextField,
  TextLine,
  useListingField,
} from '@/features/listing-form/form-field.tsx'
import type { ProjectFacts } from './use-project-facts.ts'

/** What is built, and how far it is. */
export function BasicsStep({ facts }: { facts: ProjectFacts }) {
  const { t, formats } = useText()
  return (
    <div className="grid gap-6">
      <TextLine
        name="title"
        label={t('posting.field.title')}
        hint={t('posting.projectTitleHint')}
        isNeeded
        input={{ maxLength: listingLongest.title, autoComplete: 'off', dir: 'auto' }}
      />
      <Progress />
      <Category facts={facts} />
      <LongTextField
        name="description"
        label={t('posting.field.description')}
        hint={t('posting.projectDescriptionHint', { least: GOOD_DESCRIPTION })}
        counter={(text) =>
          t('posting.letters', { count: lettersOf(text), used: formats.number(lettersOf(text)) })
        }
        isNeeded
        area={{ maxLength: listingLongest.description, rows: 8, dir: 'auto' }}
      />
    </div>
  )
}

function Progress() {
  const { t } = useText()
  const { value, set } = useListingField<ProjectType>('type')
  return (
    <RadioCards
      id={fieldId('type')}
      name="type"
      legend={t('posting.field.type')}
      value={value}
      onValueChange={set}
      options={projectTypes.map((type) => ({
        value: type,
        label: t(`project.${type}`),
        hint: t(`posting.progress.${type}`),
      }))}
    />
  )
}

function Category({ facts }: { facts: ProjectFacts }) {
  const { t } = useText()
  return (
    <FormField<number | null>
      name="category_id"
      label={t('posting.field.category_id')}
      isNeeded
      className="sm:max-w-sm"
    >
      {(control, { value, set, leave }) => (
        <Select
          {...control}
          name="category_id"
          value={value ?? ''}
          emptyLabel={t('posting.chooseCategory')}
          options={facts.categories.map(({ id, category }) => ({
            value: String(id),
            label: category,
          }))}
          onChange={({ target }) => set(target.value ? Number(target.value) : null)}
          onBlur={leave}
        />
      )}
    </FormField>
  )
}
