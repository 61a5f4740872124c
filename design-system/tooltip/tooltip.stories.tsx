import type { Meta, StoryObj } from '@storybook/react'
import { Info } from 'lucide'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    text: 'Their papers were seen by us.',
    children: (trigger) => (
      <IconButton {...trigger} label="What does verified mean?">
        <Icon of={Info} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const words = () => document.querySelector('[role="tooltip"]')
const shown = () => waitFor(() => expect(words()).toBeVisible())
const gone = () => waitFor(() => expect(words()).not.toBeVisible())

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleDescription('Their papers were seen by us.')
    await gone()
    await userEvent.tab()
    await shown()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await userEvent.hover(button)
    await shown()
    await userEvent.unhover(button)
    await gone()
  },
}

export const Opened: Story = {
  play: async () => {
    await userEvent.tab()
    await shown()
  },
}

export const LongText: Story = {
  args: {
    text: 'Der Abstand ist Luftlinie; der Fußweg kann länger sein, etwa weil ein Fluss, eine Bahnstrecke oder eine Schnellstraße dazwischenliegt.',
    children: (trigger) => (
      <Button variant="secondary" {...trigger}>
        1,2 km
      </Button>
    ),
  },
  play: Opened.play,
}

export const RightToLeft: Story = {
  args: { text: 'اطّلعنا على أوراقهم.' },
  play: Opened.play,
  globals: { direction: 'rtl' },
}
