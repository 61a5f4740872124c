import { expect, it } from 'vitest'
import { chooseSuites } from './changed-suites.mjs'

const choose = (...files: string[]) => chooseSuites(files, 'abc', () => true)
const BY_IMPORTS = ['--changed', 'abc', '--passWithNoTests']
const IMPORTED = {
  check: [],
  unit: BY_IMPORTS,
  embedded: BY_IMPORTS,
  postgres: BY_IMPORTS,
  stories: BY_IMPORTS,
}

it('runs only the checks for documents', () => {
  expect(choose('docs/testing.md', 'README.md')).toEqual({ suites: { check: [] }, leftOut: [] })
})

it('runs what imports a changed module', () => {
  expect(choose('domain/money.ts')).toEqual({ suites: IMPORTED, leftOut: [] })
})

it('adds the fuzzer for the provider and its contract, and leaves out the kills', () => {
  const provider = { suites: { ...IMPORTED, fuzz: [] }, leftOut: ['durability'] }
  expect(choose('server/modules/home/service.ts')).toEqual(provider)
  expect(choose('api-spec/paths/home.yaml')).toEqual({
    ...provider,
    suites: { ...provider.suites, unit: [] },
  })
})

it('runs whole suites for files that they read without an import', () => {
  expect(choose('server/db/migrations/0900-note.sql').suites).toMatchObject({
    embedded: [],
    postgres: [],
    durability: [],
  })
  expect(choose('app/globals.css').suites).toMatchObject({ unit: [], stories: [] })
  expect(choose('.storybook/looks.ts').suites.stories).toEqual([])
})

it('runs durability tests by imports when one of them changed', () => {
  expect(choose('tests/durability/outage.test.ts').suites.durability).toEqual(BY_IMPORTS)
})

it('runs changed journeys and names the others for pages', () => {
  const spec = 'tests/e2e/home.spec.ts'
  expect(choose(spec)).toEqual({ suites: { ...IMPORTED, e2e: [spec] }, leftOut: [] })
  expect(choose('features/home/home.tsx').leftOut).toEqual(['sizes', 'e2e'])
  expect(choose(spec, 'tests/e2e/pages.ts').leftOut).toEqual(['e2e'])
  expect(chooseSuites([spec], 'abc', () => false).suites).not.toHaveProperty('e2e')
})
