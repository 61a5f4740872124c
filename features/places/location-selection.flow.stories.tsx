import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn, userEvent, within } from 'storybook/test'
import { placeQueries, type SearchSuggestion } from '@/client/api/places.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { samples } from '@/machines/places/location-selection.samples.ts'
import { press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { LocationPicker } from './location-picker.tsx'

const FIELD = 'City or neighborhood'

const kirkland: SearchSuggestion = {
  kind: 'place',
  id: 1,
  label: 'Kirkland',
  detail: 'Washington, United States',
  city: 'Kirkland',
  state: 'Washington',
  country: 'United States',
  latitude: '47.68',
  longitude: '-122.21',
}

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { extensions: ['place-suggestions'] }],
  [placeQueries.suggestions(client, 'ki').queryKey, [kirkland]],
  [placeQueries.suggestions(client, 'xy').queryKey, []],
]

const chooseFromList = async ({ canvasElement }: FlowScreen) => {
  const canvas = within(canvasElement)
  await typeIn(FIELD, 'ki')({ canvasElement })
  await userEvent.click(await canvas.findByRole('option', { name: /^Kirkland/ }))
}

const meta = {
  title: 'Choose a location',
  component: LocationPicker,
  decorators: [
    (Story) => (
      <main className="min-h-110 max-w-120 p-6">
        <h1 className="mb-5 type-display text-xl text-ink">Where are you looking?</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  args: { onDone: fn() },
  parameters: { layout: 'fullscreen', reads },
} satisfies Meta<typeof LocationPicker>

export default meta
type Story = StoryObj<typeof meta>

export const NearMeOrByName: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      acts: {
        'the person chooses a place from the list': chooseFromList,
        'the person asks for “near me”': press('Use my location'),
        'the person types again': typeIn(FIELD, 'xy'),
      },
      elsewhere: {
        'the person points at the map': 'The map of the page does it.',
        'the person clears the place': 'No place is set here.',
      },
    }),
  },
}
