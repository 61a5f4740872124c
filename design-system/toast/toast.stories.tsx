import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { showToast } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

const meta = {
  component: ToastRegion,
  args: { label: 'Messages', closeLabel: 'Close message' },
  render: (args) => (
    <div className="flex h-80 flex-wrap items-start gap-3">
      <ToastRegion {...args} />
      <Button onClick={() => showToast('success', 'The home was saved to your list.')}>Save</Button>
      <Button
        variant="secondary"
        onClick={() => {
          showToast('error', 'The message could not be sent: there is no connection.')
          showToast('warning', 'Your package ends in three days.')
          showToast('info', 'Prices were updated a minute ago.')
        }}
      >
        Show the others
      </Button>
    </div>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const message = await screen.findByText('The home was saved to your list.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(screen.getAllByText('The home was saved to your list.')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(message).not.toBeInTheDocument())
  },
}

export const EveryTone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show the others' }))
    await expect(await screen.findAllByRole('alert')).toHaveLength(4)
  },
}

const takenBack = fn()

/** Undo runs once and closes the toast. */
export const WithSomethingToDo: Story = {
  render: (args) => (
    <div className="h-80">
      <ToastRegion {...args} />
      <Button
        onClick={() => showToast('info', 'The home is hidden.', { label: 'Undo', run: takenBack })}
      >
        Hide
      </Button>
    </div>
  ),
  beforeEach: () => void takenBack.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await userEvent.click(undo)
    await expect(takenBack).toHaveBeenCalledOnce()
    await waitFor(() => expect(undo).not.toBeInTheDocument())
  },
}

export const RightToLeft: Story = { ...EveryTone, globals: { direction: 'rtl' } }
