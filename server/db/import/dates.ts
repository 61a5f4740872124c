export type ReadDate = (text: string) => Date | undefined

/**
 * `format` is `iso`, or a pattern of yyyy, m or mm, d or dd, hh, mi and ss. The default time is
 * midnight; all is UTC. `shiftYears` is added; February 29 becomes 28 if needed. Undefined for a
 * format without year, month or day.
 */
export function dateReader(format: string, shiftYears = 0): ReadDate | undefined {
  const matcher = format === 'iso' ? ISO : createMatcher(format)
  if (!matcher) return undefined
  return (text) => {
    const parts = matcher.exec(text.trim())?.groups
    return parts && toDate(parts, shiftYears)
  }
}

const ISO =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)([T ](?<hour>\d\d):(?<minute>\d\d)(:(?<second>\d\d)(\.(?<fraction>\d+))?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/

const TOKENS: Record<string, string> = {
  yyyy: '(?<year>\\d{4})',
  mm: '(?<month>\\d{2})',
  m: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{2})',
  d: '(?<day>\\d{1,2})',
  hh: '(?<hour>\\d{1,2})',
  mi: '(?<minute>\\d{2})',
  ss: '(?<second>\\d{2})',
}

function createMatcher(format: string): RegExp | undefined {
  const parts = format.split(/(yyyy|mi|mm?|dd?|hh|ss)/)
  const groups = parts.map((part) => TOKENS[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = groups.flatMap((group) => /<(\w+)>/.exec(group)?.[1] ?? [])
  const isWhole = ['year', 'month', 'day'].every((name) => named.includes(name))
  if (!isWhole || new Set(named).size < named.length) return undefined
  return new RegExp(`^${groups.join('')}$`)
}

function toDate(parts: Record<string, string | undefined>, shiftYears: number): Date | undefined {
  const part = (name: string) => Number(parts[name] ?? 0)
  const [year, month, day] = [part('year'), part('month'), part('day')]
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')]
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  if (!isReal || hour > 23 || minute > 59 || second > 59) return undefined
  const shifted = year + shiftYears
  const shown = Math.min(day, daysIn(shifted, month))
  const minutes = minute - zoneMinutes(parts.zone)
  const milliseconds = Number((parts.fraction ?? '').slice(0, 3).padEnd(3, '0'))
  return new Date(Date.UTC(shifted, month - 1, shown, hour, minutes, second, milliseconds))
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function zoneMinutes(zone = 'Z'): number {
  if (zone === 'Z') return 0
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return zone.startsWith('-') ? -size : size
}
