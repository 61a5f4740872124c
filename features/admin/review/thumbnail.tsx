import type { IconNode } from 'lucide'
import { imageSources } from '@/client/api/cards/images.ts'
import { Icon } from '@/design-system/icon/icon.tsx'

/** Decorative thumbnail of a row, or an icon as a fallback. */
export function Thumbnail({ url, icon }: { url: string; icon: IconNode }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-surface-muted text-ink-muted">
      {url ? (
        <img
          src={imageSources(url, 160).src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon of={icon} className="size-6" />
      )}
    </span>
  )
}
