import type { Meta, StoryObj } from '@storybook/react'
import { ArrowRight } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { Button, buttonStyles } from './button.tsx'

const meta = {
  component: Button,
  args: { children: 'Arrange a viewing', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Arrange a viewing' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {(['primary', 'accent', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

export const WithIcon: Story = {
  args: {
    children: (
      <>
        See all homes <Icon of={ArrowRight} className="mirrored" />
      </>
    ),
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Arrange a viewing' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('data-state', 'busy')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { children: 'Vereinbaren Sie noch heute einen unverbindlichen Besichtigungstermin' },
  render: (args) => (
    <div className="max-w-full w-72">
      <Button {...args} className="w-full" />
    </div>
  ),
}

export const AsLink: Story = {
  render: () => (
    <a href="#viewing" className={buttonStyles({ variant: 'secondary' })}>
      Arrange a viewing
    </a>
  ),
}

export const RightToLeft: Story = {
  args: {
    children: (
      <>
        عرض كل المنازل <Icon of={ArrowRight} className="mirrored" />
      </>
    ),
  },
  globals: { direction: 'rtl' },
}
