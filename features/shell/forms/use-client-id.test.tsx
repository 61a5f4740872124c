import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useClientId } from './use-client-id.ts'

test('is kept over tries of the same content only', () => {
  const { result, rerender } = renderHook(useClientId)
  const first = result.current.idFor({ message: 'Is it free?' })
  rerender()
  expect(result.current.idFor({ message: 'Is it free?' })).toBe(first)
  const changed = result.current.idFor({ message: 'Is it free in May?' })
  expect(changed).not.toBe(first)
  result.current.renew()
  expect(result.current.idFor({ message: 'Is it free in May?' })).not.toBe(changed)
})
