import { readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** Pages that tell people what to type. */
export const COMMAND_PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/administration.md',
  'docs/backup.md',
  'docs/developing.md',
  'docs/import.md',
  'docs/operating.md',
  'docs/streets.md',
  'docs/testing.md',
] as const

export const readText = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Script names of `npm start`, `npm test` and `npm run …`, each once. */
export function findCommands(page: string): string[] {
  const found = page.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)
  return [...new Set([...found].map(([, script, short]) => script ?? short ?? ''))]
}

/** Pairs of a suite's command and a name of test files, without options and line numbers. */
export function findTestArguments(page: string): [command: string, name: string][] {
  const found = page.matchAll(/\bnpm run (test:[\w-]+) -- ((?:--?[\w-]+ )*)([\w./-]+)/g)
  return [...found]
    .filter(([, command]) => command !== 'test:changed')
    .map(([, command = '', , name = '']) => [command, name])
}
