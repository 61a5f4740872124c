import { expect, test, vi } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { readNamed } from './named-read.ts'

const MISSING = expect.objectContaining({ name: 'ApiError', kind: 'notFound' })

test.each([
  '',
  'a'.repeat(301),
  'a'.repeat(4000),
  '\0',
  'mill\nhouse',
  'mill\u0085',
  '%E0%A4%A',
  '100%',
  'a/b',
  '../x',
  'a\\b',
  '\ud800',
])('asks nothing for %j, which can be no name', async (slug) => {
  const read = vi.fn()
  await expect(readNamed(slug, read)).rejects.toEqual(MISSING)
  expect(read).not.toHaveBeenCalled()
})

test.each(['mill', 'a'.repeat(300), 'mühle-1', 'شقة', 'i̇stanbul', '家', 'Mill_house.2', '🏠'])(
  'reads %s',
  async (slug) => {
    expect(await readNamed(slug, async () => 'found')).toBe('found')
  },
)

test.each([
  new ApiError('invalid', { message: 'slug_id has a form that is not allowed', status: 422 }),
  new ApiError('invalid', { message: 'invalid' }),
  new ApiError('refused', { message: 'URI too long', status: 414 }),
  new ApiError('notFound', { message: 'This home was not found.', status: 404 }),
])('is missing where the provider refuses the name: $kind $status', async (failure) => {
  await expect(readNamed('mill', () => Promise.reject(failure))).rejects.toEqual(MISSING)
})

test.each([
  new ApiError('network', { message: '' }),
  new ApiError('server', { message: '', status: 500 }),
  new ApiError('packageRefused', { message: '', status: 403 }),
  new ApiError('tooMany', { message: '', status: 429 }),
  new ApiError('refused', { message: 'Premium only', status: 400 }),
  new ApiError('notFound', { message: '', status: 410, key: 'withdrawn' }),
  new TypeError('a fault of ours'),
])('keeps other failures', async (failure) => {
  await expect(readNamed('mill', () => Promise.reject(failure))).rejects.toBe(failure)
})
