import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cleanReply } from '@/client/api/replies/provider-quirks.ts'

type Operation = {
  responses: Record<string, { content?: Record<string, { example?: Record<string, unknown> }> }>
}

const contract: { paths: Record<string, { get?: Operation }> } = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
)

const examples = Object.entries(contract.paths).flatMap(([path, { get }]) => {
  const example = get?.responses['200']?.content?.['application/json']?.example
  return example ? [{ path, example }] : []
})

test.each(examples)(
  '$path: a reply that follows the contract stays as it is',
  ({ path, example }) => {
    expect(cleanReply(path, structuredClone(example))).toMatchObject(example)
  },
)
