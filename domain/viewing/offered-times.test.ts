import { describe, expect, test } from 'vitest'
import {
  isCallAddress,
  nextSpan,
  noOfferedTimes,
  type OfferedTimes,
  offeredFaults,
  parseOfferedTimes,
  type Span,
} from './offered-times.ts'

const afternoon = { from: '16:00', to: '18:00' }

/** Offers these times on Fridays. */
function fridays(spans: Span[], more: Partial<OfferedTimes> = {}): OfferedTimes {
  const times = noOfferedTimes('Europe/Berlin')
  return { ...times, week: times.week.with(4, spans), ...more }
}

describe('offered times', () => {
  test('are refused without any time', () => {
    expect(offeredFaults(noOfferedTimes('UTC'))).toEqual({ weekly: 'timesRequired' })
    const holiday = [{ date: '2026-12-25', times: [] }]
    expect(offeredFaults(fridays([], { exceptions: holiday }))).toEqual({ weekly: 'timesRequired' })
  })

  test('are accepted with a time of a weekday, or of one date', () => {
    expect(offeredFaults(fridays([afternoon]))).toEqual({})
    const exceptions = [{ date: '2026-12-27', times: [afternoon] }]
    expect(offeredFaults(fridays([], { exceptions }))).toEqual({})
  })

  test.each([
    ['spanWrong', [{ from: '16:00', to: '16:00' }]],
    ['spanWrong', [{ from: '16:00', to: '' }]],
    ['spansOverlap', [afternoon, { from: '15:00', to: '16:30' }]],
    ['spanShort', [{ from: '16:00', to: '16:20' }]],
  ])('are refused as %s', (fault, spans) => {
    expect(offeredFaults(fridays(spans))).toEqual({ 'day-4': fault })
  })

  test('may follow one another without a pause', () => {
    expect(offeredFaults(fridays([afternoon, { from: '18:00', to: '19:00' }]))).toEqual({})
  })

  test('are refused with a date that is missing or comes twice', () => {
    const off = (date: string) => ({ date, times: [] })
    const exceptions = [off('2026-12-25'), off(''), off('2026-12-25')]
    expect(offeredFaults(fridays([afternoon], { exceptions }))).toEqual({
      'exception-1': 'dateRequired',
      'exception-2': 'dateTwice',
    })
  })

  test('need a safe address for a video call, and none for a place', () => {
    const video = { kind: 'video', place: 'http://call.example' } as const
    expect(offeredFaults(fridays([afternoon], video))).toEqual({ place: 'callInvalid' })
    expect(offeredFaults(fridays([afternoon], { ...video, kind: 'place' }))).toEqual({})
    expect(isCallAddress(' https://call.example/mill ')).toBe(true)
  })
})

test('suggests the next time of a day', () => {
  expect(nextSpan([])).toEqual(afternoon)
  expect(nextSpan([afternoon])).toEqual({ from: '19:00', to: '20:00' })
  expect(nextSpan([{ from: '20:00', to: '22:00' }])).toEqual({ from: '', to: '' })
  expect(nextSpan([{ from: '20:00', to: '' }])).toEqual({ from: '', to: '' })
})

test('reads back what a form kept, and nothing else', () => {
  const times = fridays([afternoon], { exceptions: [{ date: '', times: [] }] })
  expect(parseOfferedTimes(JSON.stringify(times))).toEqual(times)
  for (const other of ['', 'null', '{}', JSON.stringify({ ...times, week: [] })]) {
    expect(parseOfferedTimes(other)).toBeUndefined()
  }
})
