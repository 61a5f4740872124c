import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger, SheetContent } from './dialog.tsx'

const meta = {
  component: DialogContent,
  args: {
    title: 'Ask for a viewing',
    description: 'The agent usually answers within a day.',
    closeLabel: 'Close',
    children: (
      <Field label="Your name">{(control) => <Input {...control} autoComplete="name" />}</Field>
    ),
    footer: (
      <>
        <DialogClose asChild>
          <Button variant="quiet">Not now</Button>
        </DialogClose>
        <Button>Ask</Button>
      </>
    ),
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Ask for a viewing</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

const openIt = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('dialog')
}
const settled = () =>
  Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))

export const Default: Story = {
  play: async () => {
    const dialog = await openIt()
    await expect(dialog).toHaveAccessibleName('Ask for a viewing')
    await expect(dialog).toHaveAccessibleDescription('The agent usually answers within a day.')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Ask for a viewing' })).toHaveFocus()
  },
}

export const Opened: Story = {
  play: async () => {
    await openIt()
    await settled()
  },
}

export const LongContent: Story = {
  args: {
    description: undefined,
    children: Array.from({ length: 30 }, (_, index) => `Paragraph ${index + 1}`).map((name) => (
      <p key={name} className="mb-3">
        {name} of what has to be read before one may go on.
      </p>
    )),
  },
  play: Opened.play,
}

export const Sheet: Story = {
  args: { title: 'Filters', description: undefined },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Filters</Button>
      </DialogTrigger>
      <SheetContent {...args} side="end" />
    </Dialog>
  ),
  play: Opened.play,
}

export const BottomSheet: Story = {
  ...Sheet,
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Filters</Button>
      </DialogTrigger>
      <SheetContent {...args} side="bottom" />
    </Dialog>
  ),
}

export const RightToLeft: Story = { ...Sheet, globals: { direction: 'rtl' } }
