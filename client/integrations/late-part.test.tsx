import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latePart } from './late-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const idle = () => act(() => vi.runAllTimersAsync())

test('loads once for all components when the browser is idle', async () => {
  const load = vi.fn(async () => ({ word: 'late' }))
  const usePart = latePart(load)
  const first = renderHook(usePart).result
  const second = renderHook(usePart).result
  const gone = renderHook(usePart)
  gone.unmount()
  expect([first.current, second.current]).toEqual([null, null])
  expect(load).not.toHaveBeenCalled()
  await idle()
  expect([first.current?.word, second.current?.word]).toEqual(['late', 'late'])
  expect(renderHook(usePart).result.current?.word).toBe('late')
  expect(load).toHaveBeenCalledOnce()
})

test('is loaded again by the next component after a failure', async () => {
  const load = vi
    .fn<() => Promise<{ word: string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ word: 'late' })
  const usePart = latePart(load)
  const first = renderHook(usePart).result
  await idle()
  expect(first.current).toBeNull()
  const second = renderHook(usePart).result
  await idle()
  expect([first.current?.word, second.current?.word]).toEqual(['late', 'late'])
})

test('is loaded again when the connection returns', async () => {
  const load = vi
    .fn<() => Promise<{ word: string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ word: 'late' })
  const only = renderHook(latePart(load)).result
  await idle()
  expect(only.current).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  await idle()
  expect(only.current?.word).toBe('late')
  expect(load).toHaveBeenCalledTimes(2)
})
