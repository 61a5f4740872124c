import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { placeQueries, type SearchSuggestion } from '@/client/api/places.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { PlaceField } from './place-field.tsx'

const suggestions: SearchSuggestion[] = [
  {
    kind: 'place',
    id: 1,
    label: 'Portland',
    detail: 'Oregon, United States',
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
  },
  { kind: 'category', id: 4, label: 'Penthouse', detail: '', slug_id: 'penthouse' },
  { kind: 'listing', id: 7, label: 'Port house', detail: 'Astoria', slug_id: 'port-house' },
]

const reads: StoryReads = (client) => [
  [placeQueries.suggestions(client, 'po').queryKey, suggestions],
  [placeQueries.suggestions(client, 'xy').queryKey, []],
]

const meta = {
  component: PlaceField,
  decorators: [
    (Story) => (
      <form className="h-110 max-w-120" aria-label="Find a home">
        <label htmlFor="place">City or neighborhood</label>
        <Story />
      </form>
    ),
    inSite,
  ],
  parameters: { reads },
  args: { id: 'place', hasSuggestions: true },
} satisfies Meta<typeof PlaceField>

export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'City or neighborhood' })
    await userEvent.type(field, 'po')
    await canvas.findByRole('option', { name: /^Portland/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Portland')
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      city: 'Portland',
      state: 'Oregon',
      country: 'United States',
    })
  },
}
export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'po')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
  },
}
export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xy')
    await userEvent.tab()
    // Remains after blur.
    await expect(await canvas.findByText(/^We couldn’t find ..xy/)).toBeVisible()
  },
}
export const WithoutSuggestions: Story = {
  args: { hasSuggestions: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'po')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
