import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isJson, loadContract, member } from '@/server/contract/document.ts'

const root = new URL('../', import.meta.url)
const rows = readFileSync(new URL('docs/web-settings.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

test('documents every key of web-settings', () => {
  const { components } = loadContract().root
  const schema = isJson(components) ? member(member(components, 'schemas'), 'WebSettings') : {}
  const keys = Object.keys(member(schema, 'properties')).sort()
  expect(keys.length).toBeGreaterThan(50)
  expect(rows.map(([, key]) => key).sort()).toEqual(keys)
})

test.each(
  rows
    .filter((cells) => cells.length > 5)
    .map(([, key = '', , where = '', proof = '']) => [key, where, proof]),
)('lists an existing file and a test for %s: %s, %s', (key, where, proof) => {
  expect(readFileSync(new URL(where, root), 'utf8')).not.toBe('')
  expect(readFileSync(new URL(proof, root), 'utf8')).toMatch(new RegExp(`\\b${key}\\b`))
})
