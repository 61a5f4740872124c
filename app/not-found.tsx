import { linkStyles } from '@/design-system/link-styles/link-styles.ts'

/** Only for addresses that no language has, such as a file that is gone; kept without words. */
export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <a href="/" className={linkStyles({ className: 'type-display text-display' })}>
        404
      </a>
    </main>
  )
}
