import type { Meta, StoryObj } from '@storybook/react'
import { ChevronDown, Globe } from 'lucide'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { MenuButton, MenuLink, Popover, popoverTrigger } from './popover.tsx'

const chosen = fn()

const meta = {
  component: Popover,
  args: {
    id: 'languages',
    children: (
      <>
        <MenuLink href="#en" aria-current="true" lang="en">
          English
        </MenuLink>
        <MenuLink href="#de" lang="de">
          Deutsch
        </MenuLink>
        <MenuLink href="#ar" lang="ar" dir="rtl">
          العربية
        </MenuLink>
        <MenuButton onClick={chosen}>Ask every time</MenuButton>
      </>
    ),
  },
  render: (args) => (
    <div className="flex h-80 items-start justify-center">
      <Button variant="quiet" {...popoverTrigger(args.id)}>
        <Icon of={Globe} /> English <Icon of={ChevronDown} />
      </Button>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'English' })
    await userEvent.click(trigger)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Deutsch' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Ask every time' }))
    await expect(chosen).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'English' })).toBeVisible())
  },
}

export const AlignedToTheEnd: Story = {
  args: { align: 'end', id: 'languages-end' },
  play: Default.play,
}
export const RightToLeft: Story = {
  args: { id: 'languages-rtl' },
  play: Default.play,
  globals: { direction: 'rtl' },
}
