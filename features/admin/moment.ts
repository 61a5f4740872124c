/** A day and a time in words, such as "21 Nov 2026, 14:05", where the reader is. */
export function momentWords(iso: string, language: string): string {
  const known = formats.get(language)
  const format =
    known ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  formats.set(language, format)
  return format.format(new Date(iso))
}

const formats = new Map<string, Intl.DateTimeFormat>()
