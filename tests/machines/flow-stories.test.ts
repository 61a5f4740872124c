import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findMachines } from '@/scripts/machines/find-machines.ts'

/** Machines without a flow story, with the reason. */
const WITHOUT: Record<string, string> = {
  'favourites-sync': 'Its screen is a heart, which changes at once, whatever the machine does.',
  'backup-upload': 'Its states are stories of features/admin/backups, with uploads of small files.',
  'listing-import':
    'The provider decides its states; each screen is a story of features/admin/imports.',
  'live-connection': 'It has no screen.',
  session: 'Each screen of a member shows it; signing in and leaving are stories.',
}

const SOURCES = ['features/**/*.flow.stories.tsx', 'tests/stories/editor-flow.ts']

test('drives the screen of every machine by a story, or says why not', async () => {
  const text = globSync(SOURCES)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const untold = (await findMachines()).filter(({ path }) => {
    const samples = `@/machines/${path.replace(/\.machine\.ts$/, '.samples.ts')}`
    return !text.includes(`'${samples}'`)
  })
  expect(untold.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT).sort())
})
