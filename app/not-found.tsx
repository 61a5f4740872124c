import { linkStyles } from '@/design-system/link-styles/link-styles.ts'

/** Only for paths outside any language, such as missing files. */
export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <a href="/" className={linkStyles({ className: 'type-display text-display' })}>
        404
      </a>
    </main>
  )
}
