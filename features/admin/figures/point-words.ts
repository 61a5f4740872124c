import type { Figures } from '@/client/api/admin/figures.ts'
import type { Text } from '@/client/text/text.ts'
import { toLocale } from '@/domain/money/number-format.ts'

export type PointWords = { key: string; label: string; shortLabel: string }

/** Labels of the points of a period, for the table and the axis. */
export function pointWords(
  { starts, unit }: Figures['period'],
  { t, formats, language }: Text,
): PointWords[] {
  return starts.map((start) => {
    if (unit === 'month') {
      const label = dateWords(start, language, { month: 'long', year: 'numeric' })
      return { key: start, label, shortLabel: dateWords(start, language, { month: 'short' }) }
    }
    const day = formats.date(start)
    const label = unit === 'week' ? t('admin.figures.weekOf', { day }) : day
    return { key: start, label, shortLabel: shortDay(start, language) }
  })
}

/** "17 Oct". */
function shortDay(day: string, language: string): string {
  return dateWords(day, language, { day: 'numeric', month: 'short' })
}

function dateWords(day: string, language: string, style: Intl.DateTimeFormatOptions): string {
  const common = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' }
  return new Intl.DateTimeFormat(toLocale(language), { ...style, ...common }).format(new Date(day))
}
