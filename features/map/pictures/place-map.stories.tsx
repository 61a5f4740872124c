import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import PlaceMap from './place-map.tsx'

const meta = {
  component: PlaceMap,
  decorators: [inSite],
  args: {
    position: { latitude: 45.5152, longitude: -122.6784 },
    label: 'Map of the neighborhood',
  },
} satisfies Meta<typeof PlaceMap>

export default meta
type Story = StoryObj<typeof meta>

export const Exact: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Map of the neighborhood' })).toBeVisible()
  },
}

/** A circle instead of a pin. */
export const Hidden: Story = {
  args: { radius: 700 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The home is somewhere in this circle')).toBeVisible()
    const pin = { name: (name: string) => !name.startsWith('Scale: ') }
    await expect(canvas.queryByRole('img', pin)).toBeNull()
  },
}

export const HiddenDark: Story = { args: { radius: 700 }, globals: { theme: 'dark' } }
