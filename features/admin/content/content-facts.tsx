import { useId, useRef, useState } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { contentFault } from './content-words.ts'
import { useCategoryChoices } from './use-category-choices.ts'
import type { ContentEditor } from './use-content-editor.ts'
import { PHOTO_MIMES, useUploadPicture } from './use-upload-picture.ts'

type ContentFactsProps = { content: EditedContent; editor: ContentEditor }

/** Address, category and pictures: what no language has of its own. */
export function ContentFacts({ content, editor }: ContentFactsProps) {
  const { kind } = content
  if (kind === 'article') {
    return (
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        <FactField name="slug" editor={editor} hasHint />
        <CategoryField kind={kind} editor={editor} />
        <PictureField name="image" content={content} editor={editor} />
        <PictureField name="meta_image" content={content} editor={editor} />
      </div>
    )
  }
  if (kind !== 'slide') return null
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <PictureField name="image" content={content} editor={editor} />
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

type PictureFieldProps = ContentFactsProps & { name: 'image' | 'meta_image' }

function PictureField({ name, content, editor }: PictureFieldProps) {
  const { t } = useText()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { upload, isSending } = useUploadPicture()
  const [sent, setSent] = useState<{ key: string; url: string } | null>(null)
  const { getValue, edit, faults, canEdit } = editor
  const key = getValue(name)
  const known = [sent, content.pictures[name]].find((picture) => picture?.key === key)
  const label = t(`admin.content.fact.${name}`)
  const fault = contentFault(faults[name], t)
  return (
    <div className="flex min-w-0 flex-col">
      <p id={id} className="mb-1.5 text-sm font-medium text-ink">
        {label}
      </p>
      {known ? (
        <img
          {...imageSources(known.url)}
          sizes="20rem"
          alt={label}
          className="mb-2 max-w-full self-start rounded-lg"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={isSending}
          disabled={!canEdit}
          aria-describedby={id}
          onClick={() => picker.current?.click()}
        >
          {t(key ? 'admin.content.replacePicture' : 'admin.content.addPicture')}
        </Button>
        {key ? (
          <Button
            variant="quiet"
            size="sm"
            disabled={!canEdit}
            aria-describedby={id}
            onClick={() => edit(name, '')}
          >
            {t('admin.content.removePicture')}
          </Button>
        ) : null}
      </div>
      {fault ? (
        <p role="alert" className="mt-1.5 text-sm text-danger-ink">
          {fault}
        </p>
      ) : null}
      <input
        ref={picker}
        type="file"
        hidden
        accept={PHOTO_MIMES}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          void upload(file).then((picture) => {
            if (!picture) return
            setSent(picture)
            edit(name, picture.key)
          })
        }}
      />
    </div>
  )
}
