import { lazy, Suspense } from 'react'
import type { LightboxProps } from './lightbox.tsx'

/** Fetches what shows pictures in full, before it is asked for. */
export const loadLightbox = () => import('./lightbox.tsx')

const Lightbox = lazy(loadLightbox)

type OpenedPicturesProps = Omit<LightboxProps, 'startIndex'> & {
  /** Of `useOpenedPicture`. */
  opened: number | null
}

/** The pictures in full while one of them stands open. */
export function OpenedPictures({ opened, ...rest }: OpenedPicturesProps) {
  if (opened === null) return null
  return (
    <Suspense fallback={null}>
      <Lightbox {...rest} startIndex={opened} />
    </Suspense>
  )
}
