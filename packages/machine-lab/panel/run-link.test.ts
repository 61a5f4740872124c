import { expect, test } from 'vitest'
import type { FlowChoice } from './flow.ts'
import { RUN_PARAM, runFromJson, runFromText, runToText, storyLink } from './run-link.ts'

const run: FlowChoice[] = [
  { kind: 'start', input: 'by “text” <b>' },
  { kind: 'event', name: 'größer' },
  { kind: 'outcome', actor: 'send#2', name: 'done', machine: 'other' },
  { kind: 'time' },
]

test('brings a run through an address', () => {
  const address = new URL(storyLink('http://host:1/a/?path=/docs/x', 'flows-a--b', run))
  expect(address.searchParams.get('path')).toBe('/story/flows-a--b')
  expect(runFromText(address.searchParams.get(RUN_PARAM) ?? '')).toEqual(run)
  expect(runToText(run)).toMatch(/^[\w-]+$/)
})

test('refuses texts that are no run', () => {
  expect(runFromText('%%%')).toBeNull()
  expect(runFromJson('{"kind":"time"}')).toBeNull()
  expect(runFromJson('[{"kind":"event"}]')).toBeNull()
  expect(runFromJson('[{"kind":"jump"}]')).toBeNull()
})
