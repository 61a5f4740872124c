import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fetchUntil } from './fetch-until.ts'
import { createQueryClient } from './query-client.ts'

/** A query that never answers, and the signals of its requests. */
function open() {
  const signals: AbortSignal[] = []
  const query = queryOptions({
    queryKey: ['map', 'clusters'],
    queryFn: ({ signal }) => {
      signals.push(signal)
      return new Promise<number>(() => {})
    },
  })
  return { queries: createQueryClient(), query, signals }
}

test('aborts the request with the signal, and a later call asks anew', async () => {
  const { queries, query, signals } = open()
  const end = new AbortController()
  const first = fetchUntil(queries, query, end.signal)
  end.abort()
  await expect(first).rejects.toThrow()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  void fetchUntil(queries, query, new AbortController().signal)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('asks anew in the same moment in which the first call is given up', () => {
  const { queries, query, signals } = open()
  const end = new AbortController()
  fetchUntil(queries, query, end.signal).catch(() => {})
  end.abort()
  void fetchUntil(queries, query, new AbortController().signal)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('keeps a request whose reply a component shows', () => {
  const { queries, query, signals } = open()
  new QueryObserver(queries, query).subscribe(() => {})
  const end = new AbortController()
  void fetchUntil(queries, query, end.signal)
  end.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('answers with fresh data although the component that asked first is gone', async () => {
  const queries = createQueryClient()
  const answers: ((data: string) => void)[] = []
  const query = queryOptions({
    queryKey: ['settings', 'web'],
    queryFn: ({ signal }) => {
      signal.throwIfAborted()
      return new Promise<string>((answer) => answers.push(answer))
    },
  })
  queries.setQueryData(query.queryKey, 'old', { updatedAt: 1 })
  const unmount = new QueryObserver(queries, query).subscribe(() => {})
  const asked = fetchUntil(queries, query, new AbortController().signal)
  unmount()
  for (const answer of answers) answer('new')
  expect(await asked).toBe('new')
})
