import type { Meta, StoryObj } from '@storybook/react'
import { Info, TriangleAlert } from 'lucide'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Banner } from './banner.tsx'

const meta = {
  component: Banner,
  args: {
    icon: <Icon of={Info} />,
    title: 'This home was sold',
    children: 'It stays here so that you can compare. Similar homes are below.',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((variant) => (
        <Banner key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
}

export const WithAction: Story = {
  args: {
    variant: 'warning',
    icon: <Icon of={TriangleAlert} />,
    title: undefined,
    children: 'You are offline. What you see may be out of date.',
    actions: (
      <Button size="sm" variant="secondary">
        Try again
      </Button>
    ),
  },
}

export const RightToLeft: Story = {
  args: { title: 'تم بيع هذا المنزل', children: 'ستجد منازل مشابهة أدناه.' },
  globals: { direction: 'rtl' },
}
