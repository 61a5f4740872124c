import { useText } from '@/client/text/text-context.tsx'

/** Name and color as the site's head and its buttons show them. */
export function BrandPreview({ name, color }: { name: string; color: string }) {
  const { t } = useText()
  const style = /^#[\da-f]{6}$/i.test(color) ? { backgroundColor: color } : undefined
  return (
    <figure className="mt-6 rounded-lg border border-line bg-surface p-4">
      <figcaption className="mb-3 text-sm text-ink-muted">{t('admin.setup.preview')}</figcaption>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="type-display text-xl text-ink wrap-anywhere" dir="auto">
          {name}
        </span>
        <span aria-hidden="true" className="size-11 rounded-full bg-brand-soft" style={style} />
      </p>
    </figure>
  )
}
