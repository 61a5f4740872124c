import type { Translator } from '@/client/text/translator.ts'
import { AreaConverter, type AreaConverterProps } from './area-converter.tsx'

type AreaPageProps = AreaConverterProps & { t: Translator }

/** Page of the area converter. */
export function AreaPage({ t, ...converter }: AreaPageProps) {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-8 max-w-text">
        <h1 className="type-display text-display text-ink">{t('tools.area.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('tools.area.lead')}</p>
      </header>
      <AreaConverter {...converter} />
    </div>
  )
}
