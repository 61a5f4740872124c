import { expect, test } from 'vitest'
import { pageTools } from '@/tests/stories/in-site.tsx'
import { toChips } from './people-filter-words.ts'

test('shows a day in words, and one that does not exist as it is', () => {
  const choice = { sort: 'newest', joined_from: '2026-02-28', joined_to: '2026-02-31' } as const
  const chips = toChips(choice, { choices: undefined, ...pageTools })
  expect(chips.map(({ text }) => text)).toEqual([
    'Joined from: February 28, 2026',
    'Joined until: 2026-02-31',
  ])
})
