import { OnDemand } from '../on-demand/on-demand.tsx'
import { showToast } from '../toast/toast-queue.ts'
import type { LightboxProps } from './lightbox.tsx'

const loadLightbox = () => import('./lightbox.tsx')

/** Fetches what shows pictures in full, before it is asked for. */
export function prefetchLightbox(): void {
  void loadLightbox().catch(() => undefined)
}

type OpenedPicturesProps = Omit<LightboxProps, 'startIndex'> & {
  /** Of `useOpenedPicture`. */
  opened: number | null
}

/** The pictures in full while one of them stands open. */
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
