import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { placeQueries } from '@/client/api/places.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { LocationButton } from './location-button.tsx'

const portland = {
  kind: 'place' as const,
  id: 1,
  label: 'Portland',
  detail: 'Oregon, United States',
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
  latitude: '45.5152',
  longitude: '-122.6784',
}

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { extensions: ['place-suggestions'] }],
  [placeQueries.suggestions(client, 'po').queryKey, [portland]],
]

const meta = {
  component: LocationButton,
  decorators: [inSite],
  parameters: { reads },
} satisfies Meta<typeof LocationButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Opened by keyboard, closed by Escape and by a selection; focus returns each time. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link')
    link.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(link).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('combobox'), 'po')
    await dialog.findByRole('option', { name: /^Portland/ })
    // The first Escape closes the list only; text and dialog remain.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.queryByRole('option')).toBeNull())
    await expect(dialog.getByRole('combobox')).toHaveValue('po')
    await userEvent.keyboard('{ArrowDown}')
    await dialog.findByRole('option', { name: /^Portland/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link).toHaveAccessibleName('Location: Portland')
  },
}
