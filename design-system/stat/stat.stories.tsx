import type { Meta, StoryObj } from '@storybook/react'
import { Eye } from 'lucide'
import { Icon } from '../icon/icon.tsx'
import { Stat } from './stat.tsx'

const meta = {
  component: Stat,
  args: { label: 'Views', value: '12,480', note: '4% more than last week' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = { args: { icon: <Icon of={Eye} /> } }

export const ARow: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
      <Stat size="sm" label="Bedrooms" value="4" />
      <Stat size="sm" label="Bathrooms" value="2" />
      <Stat size="sm" label="Living area" value="142 m²" />
      <Stat size="sm" label="Plot" value="610 m²" />
    </div>
  ),
}
