import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { createExtensions } from './extensions.ts'

type RichTextOptions = {
  /** Shown when it opens; later changes of it are its own. */
  html: string
  /** Of the text box. */
  attributes: Record<string, string>
  onChange: (html: string) => void
  onBlur: () => void
  /** True if the files were taken. */
  onFiles: (files: FileList | undefined, editor: Editor) => boolean
}

/** An editor in the element of `ref`; null until it is there. */
export function useRichText(options: RichTextOptions): {
  ref: RefObject<HTMLDivElement | null>
  editor: Editor | null
} {
  const ref = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  // The toolbar shows the selection, which is no state of React.
  const [, render] = useReducer((count: number) => count + 1, 0)
  const change = useEffectEvent((html: string) => options.onChange(html))
  const blur = useEffectEvent(() => options.onBlur())
  const take = useEffectEvent((files: FileList | undefined, taker: Editor) =>
    options.onFiles(files, taker),
  )
  const create = useEffectEvent((element: HTMLElement) => {
    const created: Editor = new Editor({
      element,
      extensions: createExtensions(),
      content: options.html,
      textDirection: 'auto',
      // Its style element has no nonce.
      injectCSS: false,
      editorProps: {
        attributes: options.attributes,
        handlePaste: (_view, event) => take(event.clipboardData?.files, created),
        handleDrop: (_view, event) => take(event.dataTransfer?.files, created),
      },
      onUpdate: () => change(created.isEmpty ? '' : created.getHTML()),
      onTransaction: render,
      onBlur: () => blur(),
    })
    return created
  })
  useEffect(() => {
    if (!ref.current) return
    const created = create(ref.current)
    setEditor(created)
    return () => created.destroy()
  }, [])
  return { ref, editor }
}
