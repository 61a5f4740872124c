import type { Meta, StoryObj } from '@storybook/react'
import { type ComponentType, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { OnDemand } from './on-demand.tsx'

type Load = () => Promise<{ default: ComponentType<{ words: string }> }>

const arriving: Load = async () => ({ default: ({ words }) => <p>{words}</p> })
const losingOnce = fn<Load>(arriving)

const meta = {
  component: OnDemand<{ words: string }>,
  args: { load: arriving, of: { words: 'The part' }, fallback: <p>On its way</p>, onFailed: fn() },
} satisfies Meta<typeof OnDemand<{ words: string }>>

export default meta
type Story = StoryObj<typeof meta>

export const Arrived: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The part')).toBeVisible()
    await expect(canvas.queryByText('On its way')).toBeNull()
  },
}

export const OnItsWay: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible()
  },
}

/** A failed load keeps the rest of the page, and mounting again retries. */
export const LostOnce: Story = {
  beforeEach: () => {
    losingOnce.mockReset().mockImplementation(arriving)
    losingOnce.mockRejectedValueOnce(new Error('offline'))
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{isOpen ? 'Opening' : 'Open'}</Button>
        {isOpen ? <OnDemand {...args} load={losingOnce} onFailed={() => setOpen(false)} /> : null}
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText('The part')).toBeVisible()
    await expect(losingOnce.mock.calls.length).toBeGreaterThan(1)
  },
}
