import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createReads } from './reads.ts'

function question(answer: () => Promise<string>) {
  let asked = 0
  const queryFn = () => {
    asked++
    return answer()
  }
  return {
    query: { queryKey: ['properties', 'detail', { slug: 'mill' }], queryFn },
    times: () => asked,
  }
}

test('runs each query once and dehydrates its answer for the browser', async () => {
  const reads = createReads()
  const { query, times } = question(() => Promise.resolve('Mill house'))
  expect(await Promise.all([reads.read(query), reads.read(query)])).toEqual([
    'Mill house',
    'Mill house',
  ])
  expect(times()).toBe(1)
  expect(reads.state().queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
    [['properties', 'detail', { slug: 'mill' }], 'Mill house'],
  ])
})

test('neither retries nor dehydrates a failed query', async () => {
  const reads = createReads()
  const failure = new ApiError('notFound', { message: 'gone', key: 'notFound' })
  const { query, times } = question(() => Promise.reject(failure))
  await expect(reads.read(query)).rejects.toBe(failure)
  await expect(reads.read(query)).rejects.toBe(failure)
  expect(times()).toBe(1)
  expect(reads.state().queries).toEqual([])
})
