import type { Meta, StoryObj } from '@storybook/react'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { noFilters } from '@/domain/search/search-filters.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import ResultsSheet, { type SheetHeight } from './results-sheet.tsx'

const rows = propertyCards(3)

/** A list of 400 pixels' room, as over the map of a phone. */
function Sheet(props: ComponentProps<typeof ResultsSheet>) {
  const [height, setHeight] = useState<SheetHeight>(props.height)
  const choose = (next: SheetHeight) => {
    props.setHeight(next)
    setHeight(next)
  }
  return (
    <div className="relative h-100">
      <div data-sheet={height} className="absolute inset-x-0 bottom-0 h-13 overflow-hidden">
        <ResultsSheet {...props} height={height} setHeight={choose} />
      </div>
    </div>
  )
}

const meta = {
  component: ResultsSheet,
  decorators: [inSite],
  render: (args) => <Sheet {...args} />,
  globals: { viewport: { value: 'mobile2' } },
  args: {
    height: 'low',
    setHeight: fn(),
    results: {
      filters: noFilters,
      list: { rows, total: 37, totalIsEstimate: false },
      isStale: false,
    },
  },
} satisfies Meta<typeof ResultsSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Low: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: '37 homes Show list' })
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(handle)
    await expect(args.setHeight).toHaveBeenLastCalledWith('half')
    await expect(handle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.setHeight).toHaveBeenLastCalledWith('high')
    await userEvent.keyboard('{Escape}')
    await expect(args.setHeight).toHaveBeenLastCalledWith('low')
    await userEvent.keyboard('{Enter}')
    await expect(args.setHeight).toHaveBeenLastCalledWith('half')
  },
}

/** Comes to rest at the height nearest to where the finger leaves it. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button')
    handle.setPointerCapture = () => {}
    const drag = async (from: number, to: number) => {
      await fireEvent.pointerDown(handle, { clientY: from, pointerId: 1 })
      await fireEvent.pointerMove(handle, { clientY: to, pointerId: 1 })
      await fireEvent.pointerUp(handle, { clientY: to, pointerId: 1 })
    }
    await drag(400, 230)
    await expect(args.setHeight).toHaveBeenLastCalledWith('half')
    await drag(400, 60)
    await expect(args.setHeight).toHaveBeenLastCalledWith('high')
    await drag(400, 395)
    await expect(args.setHeight).toHaveBeenLastCalledWith('high')
  },
}

export const Loading: Story = { args: { results: { ...meta.args.results, isStale: true } } }
export const Dark: Story = { args: { height: 'half' }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { height: 'half' }, globals: { direction: 'rtl' } }
