import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** What the provider keeps; anything else is lost on saving. */
export function createExtensions() {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        protocols: ['mailto', 'tel'],
        HTMLAttributes: { rel: null, target: null, class: null },
      },
    }),
    Image.configure({ allowBase64: false }),
    // Its widths are styles, which are not kept.
    Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
    TableRow,
    TableHeader,
    TableCell,
  ]
}
