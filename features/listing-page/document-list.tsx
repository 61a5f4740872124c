import { FileText } from 'lucide'
import { Icon } from '@/design-system/icon/icon.tsx'

export type PageDocument = { id: number; name: string; href: string }

/** Files to open, by their names. */
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
              <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
              <span className="shrink-0 text-xs text-ink-muted">{type}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Stored names carry a key in front: "3fa0c114-energy-report.pdf" is "Energy report", PDF. */
export function fileParts(name: string): { title: string; type: string } {
  const file = readable(name.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '')
  const dot = file.lastIndexOf('.')
  const bare = dot > 0 ? file.slice(0, dot) : file
  const words = bare
    .replace(/^[\da-f]{4,}-(?=.)/i, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  const title = words.charAt(0).toLocaleUpperCase() + words.slice(1) || bare || name
  return { title, type: dot > 0 ? file.slice(dot + 1).toUpperCase() : '' }
}

/** Whether an address leads to a picture, by its ending. */
export function isPicture(href: string): boolean {
  return /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href)
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
