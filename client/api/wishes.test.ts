import { expect, it } from 'vitest'
import { answering, read } from '@/tests/support/answering-client.ts'
import { wishQueries } from './wishes.ts'

it.each([
  ['شقة للإيجار', 'ar'],
  ['two bedrooms to rent', null],
])('reads %j in the language of its script: %s', async (text, language) => {
  const { client, sent } = answering({
    data: { filters: {}, sort: null, unknown: [], refused: [] },
  })
  await read(wishQueries.read(client, text))
  const { searchParams } = new URL(sent[0]?.url ?? '')
  expect([searchParams.get('text'), searchParams.get('language')]).toEqual([text, language])
})
