import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Sortable, type SortableProps } from './sortable.tsx'

const words: SortableProps['words'] = {
  keys: 'Space picks up and puts down, arrows move, Escape puts back.',
  grip: (name) => `Move ${name}`,
  says: (event, name, place, total) => `${name} ${event}: ${place} of ${total}`,
}

const meta = {
  component: Sortable,
  args: {
    ids: ['kitchen', 'garden', 'hall', 'bath', 'loft'],
    nameOf: (id) => id,
    label: 'Rooms',
    words,
    onReorder: () => {},
    className: 'grid max-w-md grid-cols-2 gap-3',
    children: (id, grip, place) => (
      <div className="flex min-h-16 items-center justify-between rounded-md border border-line bg-surface p-2 ps-4">
        {place + 1} {id}
        {grip}
      </div>
    ),
  },
  render: function InTheirOrder(args) {
    const [ids, setIds] = useState(args.ids)
    return <Sortable {...args} ids={ids} onReorder={setIds} />
  },
} satisfies Meta<typeof Sortable>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].map(({ textContent }) => textContent?.slice(2))

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grip = canvas.getByRole('button', { name: 'Move kitchen' })
    await expect(grip).toHaveAccessibleDescription(/^Space picks up/)
    grip.focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowRight}')
    await expect(canvas.getByText('kitchen moved: 4 of 5')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(shown(canvasElement)[0]).toBe('kitchen')
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(shown(canvasElement)).toEqual(['garden', 'hall', 'kitchen', 'bath', 'loft'])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move kitchen' })).toHaveFocus())
  },
}
export const PickedWhileMoving: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Move kitchen' }).focus()
    await userEvent.keyboard(' {ArrowDown}')
    const items = [...canvasElement.querySelectorAll('li')]
    await waitFor(() => expect(items.flatMap((item) => item.getAnimations())).toEqual([]))
    for (const { style } of items) style.setProperty('transition', 'translate 1s', 'important')
    await userEvent.keyboard('{Escape} {ArrowDown}')
    await expect(canvas.getByText('kitchen moved: 3 of 5')).toBeInTheDocument()
  },
}
export const ByFinger: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grip = canvas.getByRole('button', { name: 'Move loft' })
    // Synthetic pointers cannot be captured.
    grip.setPointerCapture = () => {}
    const goal = canvas.getByRole('button', { name: 'Move kitchen' }).getBoundingClientRect()
    const from = grip.getBoundingClientRect()
    const at = ({ left, top }: DOMRect) => ({ clientX: left, clientY: top, pointerId: 1 })
    await fireEvent.pointerDown(grip, { ...at(from), button: 0 })
    await fireEvent.pointerMove(grip, { clientX: from.left, clientY: from.top - 8, pointerId: 1 })
    await fireEvent.pointerMove(grip, at(goal))
    await fireEvent.pointerUp(grip, at(goal))
    await expect(shown(canvasElement)).toEqual(['loft', 'kitchen', 'garden', 'hall', 'bath'])
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move kitchen' }).focus()
    await userEvent.keyboard(' {ArrowLeft}')
    await expect(canvas.getByText('kitchen moved: 2 of 5')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}
export const Alone: Story = {
  args: { ids: ['kitchen'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move kitchen' })).toBeDisabled()
  },
}
/** A container that scrolls in a page that scrolls as well. */
export const InAScrollingBox: Story = {
  args: {
    ids: Array.from({ length: 20 }, (_, at) => `room ${at + 1}`),
    className: 'grid gap-3',
  },
  decorators: [
    (Story) => (
      <div className="h-[200vh]">
        <section
          aria-label="Box"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          className="h-80 overflow-y-auto"
        >
          <Story />
        </section>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const box = canvas.getByRole('region', { name: 'Box' })
    await step('by pointer', async () => {
      const grip = canvas.getByRole('button', { name: 'Move room 1' })
      grip.setPointerCapture = () => {}
      const { left, top } = grip.getBoundingClientRect()
      const at = (clientY: number) => ({ clientX: left, clientY, pointerId: 1 })
      await fireEvent.pointerDown(grip, { ...at(top), button: 0 })
      await fireEvent.pointerMove(grip, at(top + 8))
      await fireEvent.pointerMove(grip, at(box.getBoundingClientRect().bottom - 4))
      await waitFor(() => expect(box.scrollTop).toBe(box.scrollHeight - box.clientHeight))
      await fireEvent.pointerUp(grip, at(box.getBoundingClientRect().bottom - 4))
      const rooms = [...canvasElement.querySelectorAll('li')]
      await expect(rooms.findIndex(({ textContent }) => textContent?.endsWith(' room 1'))).toBe(19)
    })
    await step('by keys', async () => {
      canvas.getByRole('button', { name: 'Move room 20' }).focus()
      await userEvent.keyboard(' {Home}')
      await expect(box.scrollTop).toBe(0)
      await userEvent.keyboard('{Escape}')
    })
  },
}
