import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHECK_NAMES } from '@/scripts/checks/checks.mjs'
import { ROOT } from '@/scripts/runtime.mjs'
import { COMMAND_PAGES, findCommands, findTestArguments, readText } from './documented-commands.ts'
import { firstResults } from './first-results.ts'

const scripts: Record<string, string> = JSON.parse(readText('package.json')).scripts

test('finds each command once', () => {
  const page = '`npm start`, `npm run test:unit -- a.ts`\nnpm test\nnpm run bench # npm start'

  expect(findCommands(page)).toEqual(['start', 'test:unit', 'test', 'bench'])
})

test('finds the files that commands of suites get', () => {
  const page = '`npm run test:postgres -- --full modules/chat`\nnpm run test:e2e -- home.spec.ts:12'

  expect(findTestArguments(page)).toEqual([
    ['test:postgres', 'modules/chat'],
    ['test:e2e', 'home.spec.ts'],
  ])
})

test.each(COMMAND_PAGES)('%s names commands that exist and have a first result', (page) => {
  const commands = findCommands(readText(page))

  expect(commands).not.toEqual([])
  for (const command of commands) {
    expect(scripts, command).toHaveProperty([command])
    expect(Object.keys(firstResults), command).toContain(command)
  }
})

const SUITE_FILES: Record<string, RegExp> = {
  'test:unit': /(?<!\.db)\.test\.tsx?$/,
  'test:embedded': /\.db\.test\.ts$|^tests\/contract\//,
  'test:postgres': /\.db\.test\.ts$|^tests\/contract\//,
  'test:durability': /^tests\/durability\/.*\.test\.ts$/,
  'test:stories': /\.stories\.tsx$/,
  'test:e2e': /^tests\/e2e\/.*\.spec\.ts$/,
}
const testFiles = globSync('**/*.{test,stories,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '.*'],
}).map((file) => file.replaceAll('\\', '/'))
const fileArguments = COMMAND_PAGES.flatMap((page) => findTestArguments(readText(page)))

test.each(fileArguments)('%s has files called %s', (command, name) => {
  const files = testFiles.filter((file) => SUITE_FILES[command]?.test(file))

  expect(files.filter((file) => file.includes(name))).not.toEqual([])
})

test('documents name checks that exist', () => {
  const named = COMMAND_PAGES.flatMap((page) =>
    [...readText(page).matchAll(/npm run check -- ([\w ]+)/g)].flatMap(([, names = '']) =>
      names.trim().split(' '),
    ),
  )

  expect(named).not.toEqual([])
  expect(CHECK_NAMES).toEqual(expect.arrayContaining(named))
})

test.each(Object.entries(scripts))('%s installs what it needs', (_, script) => {
  const [, program = ''] = /^node (scripts\/[\w-]+\.mjs)\b/.exec(script) ?? []

  expect(readText(program || 'package.json')).toContain('await ensureInstalled(')
})
