// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ApiError, type FailureKind } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

const queries = createQueryClient().getDefaultOptions()

test('keeps data fresh for ten minutes and does not refetch on focus', () => {
  expect(queries.queries).toMatchObject({ staleTime: 600_000, refetchOnWindowFocus: false })
})

test.each<[FailureKind, failures: number, again: boolean]>([
  ['network', 0, true],
  ['network', 1, true],
  ['network', 2, false],
  ['server', 0, false],
  ['tooMany', 0, false],
  ['notFound', 0, false],
])('after a %s failure, attempt %i: retries %s', (kind, failures, again) => {
  const { retry } = queries.queries ?? {}
  const error = new ApiError(kind, { message: '' })
  expect(typeof retry === 'function' && retry(failures, error)).toBe(again)
})

test('never retries a write', () => {
  expect(queries.mutations?.retry).toBe(false)
})
