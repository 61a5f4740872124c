import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyFaults } from './key-faults.ts'

const KEYS = new Set(['card.title', 'card.kind_house', 'plans.free'])

test.each([
  ["t('card.titel')", "features/card.ts:2: no dictionary has 'card.titel'"],
  [`t(\`card.sort_\${kind}\`)`, `features/card.ts:2: no dictionary has \`card.sort_\${kind}\``],
  ["t(isOld ? 'card.old' : 'card.title')", "features/card.ts:2: no dictionary has 'card.old'"],
  [`page.t(\`\${area}.title\`)`, `features/card.ts:2: \`\${area}.title\` has no literal prefix`],
  ["t('card.' + part)", "features/card.ts:2: 'card.' + part has no literal prefix"],
  [
    `const key = \`\${area}.title\`; t(key)`,
    `features/card.ts:2: \`\${area}.title\` has no literal prefix`,
  ],
  ['t.has(word)', 'features/card.ts:2: word has no literal prefix'],
  ['t(word as TextKey)', 'features/card.ts:2: `as TextKey` hides the key'],
])('reports %s', (code, fault) => {
  expect(faultsOf('features', code)).toEqual([fault])
})

test.each([
  "t('card.title')",
  `t(\`card.kind_\${kind}\`)`,
  `const key = \`card.kind_\${kind}\`; if (t.has(key)) t(key)`,
  't(names[kind])',
  "t(names[kind] ?? 'card.title')",
])('accepts %s', (code) => {
  expect(faultsOf('features', code)).toEqual([])
})

test('reports keys in domain code, whose templates may be something else', () => {
  expect(faultsOf('domain', `const field = \`plans.\${index}\``)).toEqual([])
  expect(faultsOf('domain', "const key = 'plans.free'")).toEqual([
    "domain/card.ts:2: 'plans.free' belongs in app, client or features",
  ])
})

function faultsOf(folder: string, code: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'hearth-keys-'))
  try {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'card.ts'), `// A file.\n${code}\n`)
    return keyFaults(root, KEYS)
  } finally {
    rmSync(root, { recursive: true })
  }
}
