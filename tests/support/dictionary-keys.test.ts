import { expect, test } from 'vitest'
import { dictionaryKeysIn } from './dictionary-keys.ts'

test('finds keys in texts and spoken attributes', () => {
  expect(
    dictionaryKeysIn('<p>listingCard.lease</p> <a aria-label="home.seeAll">See all</a>'),
  ).toEqual(['listingCard.lease', 'home.seeAll'])
})

test('ignores scripts, addresses and sentence ends', () => {
  const html =
    '<script>{"home.seeAll":"See all"}</script><a href="https://home.example.org">ada@home.example</a> Call home. Agents'
  expect(dictionaryKeysIn(html)).toEqual([])
})
