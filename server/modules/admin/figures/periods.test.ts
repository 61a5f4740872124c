import { describe, expect, test } from 'vitest'
import { Failure } from '@/server/contract/failure.ts'
import { findPoint, startOfDay, toPeriod } from './periods.ts'

const NOW = new Date('2026-06-15T12:00:00Z')

describe('a period', () => {
  test('of the last days has a point for each day, and as many days before', () => {
    const { from, to, unit, starts, edges, before } = toPeriod({ period: '7d' }, NOW, 'UTC')
    expect([from, to, unit, starts.length, edges.length]).toEqual([
      '2026-06-09',
      '2026-06-15',
      'day',
      7,
      8,
    ])
    expect([before.from, before.to]).toEqual(['2026-06-02', '2026-06-08'])
    expect(toPeriod({}, NOW, 'UTC').starts).toHaveLength(30)
    expect(toPeriod({ period: '90d' }, NOW, 'UTC').starts).toHaveLength(90)
  })

  test('ends with the day of the site’s clock', () => {
    const late = new Date('2026-06-15T23:30:00Z')
    expect(toPeriod({ period: '7d' }, late, 'Asia/Tokyo').to).toBe('2026-06-16')
    expect(toPeriod({ period: '7d' }, late, 'America/New_York').to).toBe('2026-06-15')
  })

  test('of twelve months has calendar months', () => {
    const { from, starts } = toPeriod({ period: '12m' }, NOW, 'UTC')
    expect([from, starts.length, starts.at(-1)]).toEqual(['2025-07-01', 12, '2026-06-01'])
  })

  test('of own dates has weeks from Monday, or months', () => {
    const weeks = toPeriod({ from: '2026-01-01', to: '2026-05-31' }, NOW, 'UTC')
    expect([weeks.unit, ...weeks.starts.slice(0, 3)]).toEqual([
      'week',
      '2026-01-01',
      '2026-01-05',
      '2026-01-12',
    ])
    expect(findPoint(weeks, '2026-01-04')).toBe(0)
    expect(findPoint(weeks, '2026-01-05')).toBe(1)
    expect(findPoint(weeks, '2026-05-31')).toBe(weeks.starts.length - 1)
    const years = toPeriod({ from: '2024-06-15', to: '2026-06-15' }, NOW, 'UTC')
    expect([years.unit, years.starts.length]).toEqual(['month', 25])
  })

  test.each([
    { from: '2026-01-01' },
    { to: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2023-01-01', to: '2026-01-01' },
    { from: '0001-01-01', to: '0001-01-02' },
  ])('refuses %o', (wanted) => {
    expect(() => toPeriod(wanted, NOW, 'UTC')).toThrow(Failure)
  })
})

describe('the start of a day', () => {
  test('follows daylight saving time', () => {
    const { edges } = toPeriod({ from: '2026-10-24', to: '2026-10-26' }, NOW, 'Europe/Berlin')
    const hours = edges.map((at) => at.getTime() / 3_600_000)
    const lengths = hours.slice(1).map((hour, index) => hour - (hours[index] ?? 0))
    expect(lengths).toEqual([24, 25, 24])
  })

  test('is the first time that exists, where clocks skip midnight', () => {
    expect(startOfDay('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z')
  })

  test('is that of UTC in a zone that does not exist', () => {
    expect(startOfDay('2026-04-24', 'Mars/Olympus').toISOString()).toBe('2026-04-24T00:00:00.000Z')
  })
})
