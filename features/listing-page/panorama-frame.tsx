import { Expand } from 'lucide'
import { imageSources } from '@/client/api/images.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'

/** A picture all around, in a frame that scrolls sideways. */
export function PanoramaFrame({ url, title, t }: { url: string; title: string; t: Translator }) {
  const { src, srcSet } = imageSources(url)
  return (
    <>
      <section
        aria-label={t('property.tour')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        className="overflow-x-auto rounded-lg bg-surface-muted"
      >
        <img
          src={src}
          srcSet={srcSet}
          sizes="1280px"
          alt={t('property.tourOf', { title })}
          loading="lazy"
          decoding="async"
          className="h-72 w-auto min-w-[150%] max-w-none object-cover sm:h-96"
        />
      </section>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={linkStyles({ className: 'mt-3 inline-flex min-h-6 items-center gap-2 text-sm' })}
      >
        {t('property.openTour')}
        <Icon of={Expand} className="size-4" />
      </a>
    </>
  )
}
