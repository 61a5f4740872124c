import type { Meta, StoryObj } from '@storybook/react'
import { SearchX } from 'lucide'
import { expect } from 'storybook/test'
import { Button, buttonStyles } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  args: {
    icon: <Icon of={SearchX} />,
    title: 'No home matches all of this',
    children: 'The price asks for the most: without it there are 38.',
    actions: (
      <>
        <a href="#without-price" className={buttonStyles()}>
          Leave out the price
        </a>
        <Button variant="quiet">Start again</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'No home matches all of this' }),
    ).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { title: 'لا يوجد منزل يطابق كل ذلك', children: 'جرّب من دون السعر.', actions: undefined },
  globals: { direction: 'rtl' },
}
