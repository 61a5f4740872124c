import { OnDemand } from '../on-demand/on-demand.tsx'
import { showToast } from '../toast/toast-queue.ts'
import type { LightboxProps } from './lightbox.tsx'

const loadLightbox = () => import('./lightbox.tsx')

/** Prefetches the lightbox code. */
export function prefetchLightbox(): void {
  void loadLightbox().catch(() => undefined)
}

type OpenedPicturesProps = Omit<LightboxProps, 'startIndex'> & {
  /** Index from `useOpenedPicture`. */
  opened: number | null
}

/** Lightbox, loaded when a picture is opened. */
export function OpenedPictures({ opened, ...rest }: OpenedPicturesProps) {
  if (opened === null) return null
  return (
    <OnDemand
      load={loadLightbox}
      of={{ ...rest, startIndex: opened }}
      onFailed={() => {
        rest.onClose()
        showToast('error', rest.labels.failed)
      }}
    />
  )
}
