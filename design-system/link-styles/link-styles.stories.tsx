import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { linkStyles } from './link-styles.ts'

const meta = {
  title: 'link-styles',
  render: () => (
    <div className="flex max-w-text flex-col gap-6">
      <p>
        The garden faces south and the school is five minutes away:{' '}
        <a href="#more" className={linkStyles()}>
          read what the neighbors say
        </a>
        .
      </p>
      <a href="#agents" className={linkStyles({ variant: 'quiet' })}>
        All agents
      </a>
    </div>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /neighbors/ })).toHaveFocus()
  },
}

export const Stretched: Story = {
  render: () => (
    <div className="relative max-w-xs rounded-lg border border-line bg-surface p-5">
      <a href="#house" className={linkStyles({ variant: 'stretched' })}>
        The house by the mill
      </a>
      <p className="text-ink-muted">The whole card follows the one link in it.</p>
    </div>
  ),
}
