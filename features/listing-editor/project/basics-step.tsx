'use client'

import { useText } from '@/client/text/text-context.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { type ProjectType, projectTypes } from '@/domain/listing/project-type.ts'
import type { StepProps } from '../editor-kind.ts'
import { CategoryField, DescriptionField, TitleField } from '../fields/basic-fields.tsx'
import { fieldId, useListingField } from '../fields/form-field.tsx'

/** Title, status, category and description. */
export function BasicsStep({ facts }: Pick<StepProps<'project'>, 'facts'>) {
  const { t } = useText()
  return (
    <div className="grid gap-6">
      <TitleField hint={t('listingEditor.projectTitleHint')} />
      <Progress />
      <CategoryField categories={facts.categories} className="sm:max-w-sm" />
      <DescriptionField hintOf={(least) => t('listingEditor.projectDescriptionHint', { least })} />
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
      legend={t('listingEditor.field.type')}
      value={value}
      onValueChange={set}
      options={projectTypes.map((type) => ({
        value: type,
        label: t(`projects.page.${type}`),
        hint: t(`listingEditor.progress.${type}`),
      }))}
    />
  )
}
