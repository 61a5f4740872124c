import { House } from 'lucide'
import { averageColor, imageSources } from '@/client/api/cards/images.ts'
import type { Picture } from '@/client/api/cards/property-card.ts'
import type { Text } from '@/client/text/text.ts'
import { Gallery } from '@/design-system/gallery/gallery.tsx'
import type { GalleryImage } from '@/design-system/gallery/gallery-image.ts'
import { Icon } from '@/design-system/icon/icon.tsx'

type PageGalleryProps = Pick<Text, 't' | 'language'> & {
  title: string
  /** The main picture first; duplicates and those without a URL are omitted. */
  pictures: readonly ShownPicture[]
}

type ShownPicture = Picture & { alt?: string | undefined }

export function PageGallery({ title, pictures, t, language }: PageGalleryProps) {
  const images = galleryImages(pictures, (number) => {
    return t('listingPage.gallery.pictureOf', { number, title })
  })
  if (images.length === 0) {
    return (
      <p className="flex aspect-16/9 flex-col items-center justify-center gap-3 rounded-lg bg-surface-muted text-ink-muted md:aspect-5/2">
        <Icon of={House} strokeWidth={1.25} className="size-10" />
        {t('listingCard.noPhoto')}
      </p>
    )
  }
  return (
    <Gallery
      images={images}
      language={language}
      className="-mx-gutter md:mx-0"
      labels={{
        gallery: t('listingPage.gallery.label', { title }),
        open: t('listingPage.gallery.open', { number: '{index}', total: '{total}' }),
        showAll: t('listingPage.gallery.showAll', { count: images.length }),
        title: t('listingPage.gallery.label', { title }),
        ...lightboxLabels(t),
      }}
    />
  )
}

export function lightboxLabels(t: Text['t']) {
  return {
    all: t('listingPage.gallery.all'),
    close: t('listingPage.gallery.close'),
    previous: t('listingPage.gallery.previous'),
    next: t('listingPage.gallery.next'),
    counter: t('listingPage.gallery.position', { number: '{index}', total: '{total}' }),
    zoomIn: t('listingPage.gallery.zoomIn'),
    zoomOut: t('listingPage.gallery.zoomOut'),
    failed: t('shell.failure.network'),
  }
}

function galleryImages(
  pictures: readonly ShownPicture[],
  describe: (number: number) => string,
): GalleryImage[] {
  const known = new Map(pictures.filter(({ url }) => url !== '').map((image) => [image.url, image]))
  return [...known.values()].map((picture, index) => ({
    ...imageSources(picture.url, picture.width),
    alt: picture.alt || describe(index + 1),
    width: picture.width ?? USUAL_WIDTH,
    height: picture.height ?? USUAL_HEIGHT,
    color: averageColor(picture.hash),
  }))
}

// Fallback for unknown sizes.
const USUAL_WIDTH = 1280
const USUAL_HEIGHT = 960
