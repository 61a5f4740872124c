import { FileText } from 'lucide'
import { Icon } from '@/design-system/icon/icon.tsx'
import { fileParts } from './owner-words.ts'

export type PageDocument = { id: number; name: string; href: string }

export function DocumentList({ documents }: { documents: PageDocument[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {documents.map(({ id, name, href }) => {
        const { title, type } = fileParts(name)
        return (
          <li key={id} className="min-w-0">
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-ink no-underline transition-colors duration-fast hover:border-line-strong hover:bg-surface-muted"
            >
              <Icon of={FileText} className="size-5 shrink-0 text-ink-muted" />
              <span dir="auto" className="min-w-0 flex-1 truncate align-as-page font-medium">
                {title}
              </span>
              <span className="shrink-0 text-xs text-ink-muted">{type}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
