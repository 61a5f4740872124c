import { expect, test } from 'vitest'
import { extensionGroups, hasExtension } from './extensions.ts'

test('recognizes the extension groups that a provider announces', () => {
  const has = (announced: string[] | null | undefined) =>
    extensionGroups.filter((group) => hasExtension(announced, group))
  expect(has(['files', 'facet-counts', 'somebody-elses'])).toEqual(['facet-counts', 'files'])
  expect(has(undefined)).toEqual([])
  expect(has(null)).toEqual([])
})
