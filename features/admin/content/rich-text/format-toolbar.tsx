import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  type IconNode,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Table,
  Trash2,
  Undo2,
} from 'lucide'
import { useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { PHOTO_MIMES } from '../../use-upload-picture.ts'
import { useToolbarFocus } from './use-toolbar-focus.ts'

type FormatToolbarProps = {
  editor: Editor
  isUploading: boolean
  onPicture: (file: File) => void
}

type Tool = {
  name:
    | 'bold'
    | 'italic'
    | 'heading'
    | 'subheading'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'link'
    | 'picture'
    | 'table'
    | 'row'
    | 'column'
    | 'deleteTable'
    | 'undo'
    | 'redo'
  icon: IconNode
  isOn?: boolean
  isDisabled?: boolean
  run: () => void
}

/** Formats of the selection. One tab stop; arrow keys move inside. */
export function FormatToolbar({ editor, isUploading, onPicture }: FormatToolbarProps) {
  const { t } = useText()
  const picker = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const toolbar = useToolbarFocus()
  const tools = createTools(editor, {
    isUploading,
    openLink: () => setAddress(String(editor.getAttributes('link').href ?? '')),
    openPicker: () => picker.current?.click(),
  })
  return (
    <div className="border-b border-line p-1">
      <div
        ref={toolbar.ref}
        role="toolbar"
        aria-label={t('admin.content.tool.all')}
        className="flex flex-wrap gap-1"
        onKeyDown={toolbar.onKeyDown}
        onFocus={toolbar.onFocus}
      >
        {tools.map(({ name, icon, isOn, isDisabled = false, run: act }, index) => (
          <Button
            key={name}
            variant="quiet"
            size="sm"
            tabIndex={index === toolbar.current ? 0 : -1}
            aria-label={t(`admin.content.tool.${name}`)}
            title={t(`admin.content.tool.${name}`)}
            aria-pressed={isOn}
            aria-disabled={isDisabled || undefined}
            className="aria-pressed:bg-brand-soft"
            onClick={() => {
              if (!isDisabled) act()
            }}
          >
            <Icon of={icon} />
          </Button>
        ))}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={PHOTO_MIMES}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPicture(file)
          target.value = ''
        }}
      />
      {address === null ? null : (
        <LinkForm
          address={address}
          onClose={() => setAddress(null)}
          onAddress={(href) => {
            const range = editor.chain().focus().extendMarkRange('link')
            if (href === '') range.unsetLink().run()
            else range.setLink({ href }).run()
            setAddress(null)
          }}
        />
      )}
    </div>
  )
}

type ToolActs = { isUploading: boolean; openLink: () => void; openPicker: () => void }

function createTools(editor: Editor, { isUploading, openLink, openPicker }: ToolActs): Tool[] {
  const format = readFormat(editor)
  const run = () => editor.chain().focus()
  return [
    { name: 'bold', icon: Bold, isOn: format.isBold, run: () => run().toggleBold().run() },
    { name: 'italic', icon: Italic, isOn: format.isItalic, run: () => run().toggleItalic().run() },
    {
      name: 'heading',
      icon: Heading2,
      isOn: format.level === 2,
      run: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'subheading',
      icon: Heading3,
      isOn: format.level === 3,
      run: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'bulletList',
      icon: List,
      isOn: format.isBulletList,
      run: () => run().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: ListOrdered,
      isOn: format.isOrderedList,
      run: () => run().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      icon: Quote,
      isOn: format.isQuote,
      run: () => run().toggleBlockquote().run(),
    },
    {
      name: 'link',
      icon: Link,
      isOn: format.isLink,
      run: openLink,
    },
    {
      name: 'picture',
      icon: ImagePlus,
      isDisabled: isUploading,
      run: openPicker,
    },
    {
      name: 'table',
      icon: Table,
      isDisabled: format.isTable,
      run: () => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    ...(format.isTable
      ? ([
          { name: 'row', icon: ListOrdered, run: () => run().addRowAfter().run() },
          { name: 'column', icon: Table, run: () => run().addColumnAfter().run() },
          { name: 'deleteTable', icon: Trash2, run: () => run().deleteTable().run() },
        ] satisfies Tool[])
      : []),
    { name: 'undo', icon: Undo2, isDisabled: !format.canUndo, run: () => run().undo().run() },
    { name: 'redo', icon: Redo2, isDisabled: !format.canRedo, run: () => run().redo().run() },
  ]
}

type LinkFormProps = { address: string; onAddress: (href: string) => void; onClose: () => void }

/** Not a form element: the editor may be inside one. */
function LinkForm({ address, onAddress, onClose }: LinkFormProps) {
  const { t } = useText()
  const [href, setHref] = useState(address)
  const clean = toLink(href)
  return (
    <div className="flex flex-wrap items-end gap-2 p-2">
      <div className="min-w-0 flex-1 basis-56">
        <Input
          id="link-address"
          size="sm"
          type="url"
          dir="ltr"
          aria-label={t('admin.content.tool.address')}
          placeholder="https://"
          value={href}
          maxLength={2000}
          autoFocus
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && clean !== null) {
              event.preventDefault()
              onAddress(clean)
            }
            if (event.key === 'Escape') onClose()
          }}
        />
      </div>
      <Button size="sm" disabled={clean === null} onClick={() => onAddress(clean ?? '')}>
        {t('admin.content.tool.setLink')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onClose}>
        {t('admin.cancel')}
      </Button>
    </div>
  )
}

const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i

/** '' removes the link; null for what is not an address. */
function toLink(text: string): string | null {
  const clean = text.trim()
  if (clean === '' || LINK.test(clean)) return clean
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(clean) ? `https://${clean}` : null
}

function readFormat(editor: Editor) {
  const { level } = editor.getAttributes('heading')
  return {
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    level: editor.isActive('heading') ? level : null,
    isBulletList: editor.isActive('bulletList'),
    isOrderedList: editor.isActive('orderedList'),
    isQuote: editor.isActive('blockquote'),
    isLink: editor.isActive('link'),
    isTable: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}
