import { expect, test } from 'vitest'
import { COMMAND_PAGES, findCommands, readText } from './documented-commands.ts'

const scripts: Record<string, string> = JSON.parse(readText('package.json')).scripts

test('finds each command once', () => {
  const page = '`npm start`, `npm run test:unit -- a.ts`\nnpm test\nnpm run bench # npm start'

  expect(findCommands(page)).toEqual(['start', 'test:unit', 'test', 'bench'])
})

test.each(COMMAND_PAGES)('%s names commands that exist', (page) => {
  const commands = findCommands(readText(page))

  expect(commands).not.toEqual([])
  for (const command of commands) expect(scripts).toHaveProperty([command])
})

test.each(Object.entries(scripts))('%s installs what it needs', (_, script) => {
  const [, program = ''] = /^node (scripts\/[\w-]+\.mjs)\b/.exec(script) ?? []

  expect(readText(program || 'package.json')).toContain('await ensureInstalled(')
})
