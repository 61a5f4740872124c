import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePlayback } from './use-playback.ts'

/** Plays for as long as the container says. */
function soundOf(seconds: number): HTMLAudioElement {
  const element = document.createElement('audio')
  let at = 0
  Object.defineProperty(element, 'duration', { value: seconds })
  Object.defineProperty(element, 'currentTime', {
    get: () => at,
    set: (asked: number) => {
      at = Math.min(asked, seconds)
    },
  })
  element.pause = () => undefined
  return element
}

function tell(element: HTMLAudioElement, event: string): void {
  act(() => void element.dispatchEvent(new Event(event)))
}

it('ends where the decoded recording ends, where its container says less', () => {
  const current = soundOf(1.98)
  const { result } = renderHook(() => usePlayback({ current }, 2.04))
  tell(current, 'durationchange')
  act(() => result.current.seek(2.04))
  tell(current, 'seeked')
  expect(result.current).toMatchObject({ position: 2.04, length: 2.04 })
  act(() => result.current.seek(1.02))
  tell(current, 'seeked')
  expect(result.current.position).toBeCloseTo(1.02)
  expect(current.currentTime).toBeCloseTo(0.99)
})

it('counts by the decoded recording while its container says no length', () => {
  const current = soundOf(Number.POSITIVE_INFINITY)
  const { result } = renderHook(() => usePlayback({ current }, 2.04))
  tell(current, 'durationchange')
  act(() => result.current.seek(1.5))
  tell(current, 'seeked')
  expect(result.current).toMatchObject({ position: 1.5, length: 2.04 })
})
