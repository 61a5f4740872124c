import { expect, test } from 'vitest'
import { createTranslator } from '@/client/text/translator.ts'
import { propertyKind } from '../property/property-kind.tsx'
import { formProgress } from './form-progress.ts'

const t = createTranslator({}, 'en')
const { empty } = propertyKind

function done(visited: string[], { values = empty, faults = {} } = {}) {
  const progress = formProgress<'property'>(
    {
      kind: propertyKind,
      values,
      faults,
      reasons: {},
      visited: new Set(visited),
      current: 'basics',
    },
    t,
  )
  return progress.steps.filter(({ isDone }) => isDone).map(({ name }) => name)
}

test('is done with an optional step once it was visited, also without an entry', () => {
  expect(done([])).toEqual([])
  expect(done(['nearby', 'seo'])).toEqual(['nearby', 'seo'])
})

test('is not done with a visited step that misses something', () => {
  expect(done(['basics', 'nearby'], { faults: { title: 'titleRequired' } })).toEqual(['nearby'])
})

test('is done with a filled step that was not visited', () => {
  const values = { ...empty, meta_title: 'Loft' }
  expect(done([], { values })).toEqual(['seo'])
  expect(done([], { values, faults: { meta_title: 'tooLong' } })).toEqual([])
})

test('is never done with the review, which has no fields', () => {
  expect(done(['review'])).toEqual([])
})
