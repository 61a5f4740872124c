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

function isTimer(effect: AnimationEffect | null): boolean {
  const target = effect instanceof KeyframeEffect ? effect.target : null
  return target?.classList.contains('Toastify__progress-bar') ?? false
}

/** Animations that close the toasts, once the toasts have entered. */
async function findTimers(count = 1): Promise<CSSAnimation[]> {
  const timers = () =>
    document
      .getAnimations()
      .filter((one): one is CSSAnimation => one instanceof CSSAnimation)
      .filter(({ effect }) => isTimer(effect))
  await waitFor(() => expect(timers()).toHaveLength(count))
  return timers()
}

async function findTimer(): Promise<CSSAnimation> {
  const [timer] = await findTimers()
  if (!timer) throw new Error('No toast has a timer')
  await waitFor(() => expect(timer.playState).toBe('running'))
  return timer
}

/** Moves the clock of a toast to a moment after it entered. */
function moveTo(timer: CSSAnimation, milliseconds: number) {
  timer.currentTime = milliseconds
}

async function gone(text: string) {
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
}

const SAVED = 'The home was saved to your list.'

export const ClosesAfterFiveSeconds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const timer = await findTimer()
    await expect(timer.effect?.getComputedTiming().duration).toBe(5000)
    moveTo(timer, 4000)
    await timer.ready
    await expect(screen.getByText(SAVED)).toBeInTheDocument()
    moveTo(timer, 5000)
    await gone(SAVED)
  },
}

/** Every tone has its own timer. */
export const EveryToneCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the others' }))
    for (const timer of await findTimers(3)) timer.finish()
    await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(0))
  },
}

export const HoverPauses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const timer = await findTimer()
    await userEvent.hover(screen.getByRole('alert'))
    await waitFor(() => expect(timer.playState).toBe('paused'))
    moveTo(timer, 4900)
    await userEvent.unhover(screen.getByRole('alert'))
    await waitFor(() => expect(timer.playState).toBe('running'))
    timer.finish()
    await gone(SAVED)
  },
}

export const FocusPauses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const timer = await findTimer()
    const close = screen.getByRole('button', { name: 'Close message' })
    close.focus()
    await waitFor(() => expect(timer.playState).toBe('paused'))
    // Leaving with the pointer does not resume while the focus stays.
    await userEvent.hover(screen.getByRole('alert'))
    await userEvent.unhover(screen.getByRole('alert'))
    await expect(timer.playState).toBe('paused')
    close.blur()
    await waitFor(() => expect(timer.playState).toBe('running'))
    timer.finish()
    await gone(SAVED)
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

/** Keyboard users need longer to reach the action. */
export const ActionStaysLonger: Story = {
  ...WithSomethingToDo,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    const timer = await findTimer()
    await expect(timer.effect?.getComputedTiming().duration).toBe(12_000)
    moveTo(timer, 11_000)
    await timer.ready
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
    moveTo(timer, 12_000)
    await gone('The home is hidden.')
    await expect(takenBack).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = { ...EveryTone, globals: { direction: 'rtl' } }
