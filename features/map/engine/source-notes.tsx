import { clsx } from 'clsx'
import { useText } from '@/client/text/text-context.tsx'
import type { StreetNotes } from '../streets/street-notes.ts'

type SourceNotesProps = StreetNotes & { className?: string }

/** Attribution, as licenses require. */
export function SourceNotes({ attributions, isInvented, className }: SourceNotesProps) {
  const { t } = useText()
  return (
    <p
      dir="ltr"
      className={clsx(
        'pointer-events-none min-w-0 rounded-ss-sm bg-(--map-land)/80 px-1.5 text-end text-[0.6875rem] leading-4 text-ink-muted sm:leading-5 [&_a]:pointer-events-auto',
        className,
      )}
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
