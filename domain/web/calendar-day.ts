/** Whether a text is a day that exists (`2026-11-30`), of years that databases know. */
export function isCalendarDay(text: string): boolean {
  if (text < '1970' || text >= '9999') return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}
