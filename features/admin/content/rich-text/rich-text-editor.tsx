import type { Editor } from '@tiptap/core'
import { useUploadPicture } from '../../use-upload-picture.ts'
import { FormatToolbar } from './format-toolbar.tsx'
import { useRichText } from './use-rich-text.ts'

export type RichTextEditorProps = {
  labelledBy: string
  describedBy: string | undefined
  isRequired: boolean
  /** Shown when it opens; later changes of it are its own. */
  html: string
  onChange: (html: string) => void
  onBlur: () => void
}

/** Editor of formatted text. Default export, as `OnDemand` requires. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, describedBy, isRequired, html, onChange, onBlur } = props
  const { upload, isSending } = useUploadPicture()
  const insert = (file: File, into: Editor) => {
    void upload(file).then((picture) => {
      if (picture) into.chain().focus().setImage({ src: picture.url, alt: '' }).run()
    })
  }
  const { ref, editor } = useRichText({
    html,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
      class: 'rich-text min-h-24 whitespace-pre-wrap p-4 outline-none wrap-anywhere',
    },
    onChange,
    onBlur,
    onFiles(files, into) {
      const picture = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (picture) insert(picture, into)
      return picture !== undefined
    },
  })
  return (
    <div className="rounded-lg border border-line bg-surface">
      {editor ? (
        <FormatToolbar
          editor={editor}
          isUploading={isSending}
          onPicture={(file) => insert(file, editor)}
        />
      ) : null}
      <div ref={ref} />
    </div>
  )
}
