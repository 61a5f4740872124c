import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveTexts } from './derive-texts.ts'
import { keyFaults } from './key-faults.ts'
import { listKeys } from './key-names.ts'

const HEADER = `// Made from the imports of app/ by \`npm run generate\`; never edited by hand.

/** Keys of texts, by name of a boundary. */
`

/** Source of `generated/sent-texts.ts`; @throws Error with one line per fault. */
export function sentTextsSource(root: string): string {
  const keys = listKeys(JSON.parse(readFileSync(join(root, 'dictionaries/en.json'), 'utf8')))
  const { texts, faults } = deriveTexts(root, keys)
  const all = [...keyFaults(root, keys), ...faults]
  if (all.length > 0) throw new Error(all.join('\n'))
  const entries = [...texts].map(([name, list]) => {
    const lines = list.map((key) => `    '${key}',\n`).join('')
    return `  '${name}': [${lines && `\n${lines}  `}],\n`
  })
  return `${HEADER}export const sentTexts = {\n${entries.join('')}} satisfies Record<string, readonly string[]>\n`
}
