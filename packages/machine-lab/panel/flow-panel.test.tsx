import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Channel } from 'storybook/internal/channels'
import { addons } from 'storybook/preview-api'
import { convert, ThemeProvider, themes } from 'storybook/theming'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Samples } from '../walk/samples.ts'
import {
  cycleSamples,
  longSamples,
  MARKUP,
  markupSamples,
  odd,
  samplesFor,
  sound,
} from './bad-machines.ts'
import { openFlow } from './conductor.ts'
import { FlowPanel } from './flow-panel.tsx'

const channel = new Channel({})
addons.setChannel(channel)

// Storybook's manager and its preview, on one page.
vi.mock('storybook/manager-api', async () => {
  const { useEffect } = await import('react')
  return {
    useStorybookState: () => ({ storyId: 'story' }),
    useChannel: (heard: Record<string, (value: unknown) => void>) => {
      useEffect(() => {
        for (const [name, listener] of Object.entries(heard)) channel.on(name, listener)
        return () => {
          for (const [name, listener] of Object.entries(heard)) channel.off(name, listener)
        }
      })
      return channel.emit.bind(channel)
    },
  }
})

let close = () => {}
afterEach(() => {
  cleanup()
  close()
})

/** The panel beside a story whose screen starts these machines. */
function show(samples: Samples, others: Samples[] = [], started = [samples]) {
  close = openFlow({ samples, others, input: 'start', acts: {} }, 'story', async () => null)
  for (const { machine } of started) {
    const actor = createActor(machine)
    actor.subscribe({ error: () => {} })
    actor.start()
  }
  const { container } = render(
    <ThemeProvider theme={convert(themes.light)}>
      <FlowPanel isActive />
    </ThemeProvider>,
  )
  return container
}

const PATIENCE = { timeout: 25_000 }

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const drawn = (id: string) => screen.findByRole('img', { name: new RegExp(`^${id}`) }, PATIENCE)

test('says that a kind of state is unknown, and shows the machine beside it', async () => {
  const beside = samplesFor(sound, { events: { go: () => ({ type: 'go' }) } })
  show(samplesFor(odd), [beside], [beside])
  expect(await screen.findByText(/State "odd" is of an unknown kind: "round"/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Machine'), { target: { value: 'sound' } })
  await drawn('sound')
  press(/^go/)
  expect(await screen.findByRole('heading', { name: 'Off' })).toBeTruthy()
})

test('says that there are no samples, and shows the chart', async () => {
  show(samplesFor(sound, { inputs: {} }))
  await drawn('sound')
  expect(await screen.findByText('The samples know no start “start”')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'On' })).toBeTruthy()
})

test('says that a machine failed in a cycle of always, and stays alive', async () => {
  show(cycleSamples)
  await drawn('cycle')
  press(/^it goes/)
  expect(await screen.findByText(/Infinite loop/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The machine failed' })).toBeTruthy()
  press('As a tree')
  expect(await screen.findByRole('tree')).toBeTruthy()
})

test('draws 200 states, and says that the search for situations ended early', async () => {
  show(longSamples)
  const chart = await drawn('long')
  expect(chart.querySelectorAll('.state')).toHaveLength(201)
  expect(await screen.findByText(/^The search ended early/, {}, PATIENCE)).toBeTruthy()
  press(/^next/)
  expect(await screen.findByRole('heading', { name: 'State1' })).toBeTruthy()
})

test('shows quotes and markup in names as text', async () => {
  const panel = show(markupSamples)
  await screen.findByText('Situations (1)', {}, PATIENCE)
  const events = screen.getByRole('heading', { name: 'Events' }).parentElement
  fireEvent.click(within(events ?? panel).getByRole('button'))
  expect(await screen.findByText('Log (2)')).toBeTruthy()
  expect(panel.querySelector('svg')?.textContent).toContain(MARKUP)
  expect(panel.querySelector('img')).toBeNull()
})
