import { useText } from '@/client/text/text-context.tsx'
import type { StreetNotes } from '../streets/street-notes.ts'

/** Whose data the map shows, as licenses require. */
export function SourceNotes({ attributions, isInvented }: StreetNotes) {
  const { t } = useText()
  return (
    <p
      dir="ltr"
      className="pointer-events-none absolute end-0 bottom-0 z-raised max-w-full rounded-ss-sm bg-(--map-land)/80 px-1.5 text-end text-[0.6875rem] leading-5 text-ink-muted [&_a]:pointer-events-auto"
    >
      {isInvented ? (
        <>
          <bdi>{t('map.invented')}</bdi> ·{' '}
        </>
      ) : null}
      <bdi>
        ©{' '}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
          OpenStreetMap
        </a>
        {attributions.map((text) => `, ${text}`)}, Natural Earth, GeoNames
      </bdi>
    </p>
  )
}
