import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { PictureField } from '../picture-field.tsx'
import { contentFault } from './content-words.ts'
import { useCategoryChoices } from './use-category-choices.ts'
import type { ContentEditor } from './use-content-editor.ts'

type ContentFactsProps = { content: EditedContent; editor: ContentEditor }

/** Address, category and pictures: what no language has of its own. */
export function ContentFacts({ content, editor }: ContentFactsProps) {
  const { kind } = content
  if (kind === 'article') {
    return (
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        <FactField name="slug" editor={editor} hasHint />
        <CategoryField kind={kind} editor={editor} />
        <ContentPicture name="image" content={content} editor={editor} />
        <ContentPicture name="meta_image" content={content} editor={editor} />
      </div>
    )
  }
  if (kind !== 'slide') return null
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <ContentPicture name="image" content={content} editor={editor} />
      <FactField name="position" editor={editor} hasHint isNumber />
      <CategoryField kind={kind} editor={editor} />
      <FactField name="property_id" editor={editor} hasHint isNumber />
      <FactField name="link" editor={editor} hasHint />
    </div>
  )
}

type FactFieldProps = {
  name: 'slug' | 'position' | 'property_id' | 'link'
  editor: ContentEditor
  hasHint?: boolean
  isNumber?: boolean
}

function FactField({ name, editor, hasHint = false, isNumber = false }: FactFieldProps) {
  const { t } = useText()
  const { getValue, edit, faults, canEdit } = editor
  return (
    <Field
      label={t(`admin.content.fact.${name}`)}
      hint={hasHint ? t(`admin.content.factHint.${name}`) : undefined}
      error={contentFault(faults[name], t)}
    >
      {({ required: _, ...control }) => (
        <Input
          {...control}
          value={getValue(name)}
          dir={name === 'slug' ? 'auto' : 'ltr'}
          autoComplete="off"
          spellCheck={false}
          maxLength={isNumber ? 10 : name === 'slug' ? 100 : 2000}
          disabled={!canEdit}
          {...(isNumber && { inputMode: 'numeric' })}
          {...(name === 'link' && { placeholder: 'https://' })}
          onChange={({ target: { value } }) =>
            edit(name, isNumber ? value.replace(/\D/g, '') : value)
          }
        />
      )}
    </Field>
  )
}

function CategoryField({ kind, editor }: { kind: 'article' | 'slide'; editor: ContentEditor }) {
  const { t } = useText()
  const options = useCategoryChoices(kind)
  const { getValue, edit, faults, canEdit } = editor
  return (
    <Field
      label={t(`admin.content.fact.category_${kind}`)}
      error={contentFault(faults.category_id, t)}
    >
      {({ required: _, ...control }) => (
        <Select
          {...control}
          value={getValue('category_id')}
          emptyLabel={t('admin.content.noCategory')}
          options={options}
          disabled={!canEdit}
          onChange={({ target }) => edit('category_id', target.value)}
        />
      )}
    </Field>
  )
}

type ContentPictureProps = ContentFactsProps & { name: 'image' | 'meta_image' }

function ContentPicture({ name, content, editor }: ContentPictureProps) {
  const { t } = useText()
  const { getValue, edit, faults, canEdit } = editor
  const stored = content.pictures[name]
  const value = getValue(name)
  return (
    <PictureField
      label={t(`admin.content.fact.${name}`)}
      value={value}
      storedUrl={stored?.key === value ? stored.url : ''}
      fault={contentFault(faults[name], t)}
      canEdit={canEdit}
      onChange={(key) => edit(name, key)}
    />
  )
}
