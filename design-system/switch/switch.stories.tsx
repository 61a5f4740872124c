import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Tell me about new homes', hint: 'Once a day at most.' },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: /^Tell me about new homes/ })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}

export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = {
  args: { label: 'أخبرني بالمنازل الجديدة', hint: 'مرة في اليوم على الأكثر', defaultChecked: true },
  globals: { direction: 'rtl' },
}
