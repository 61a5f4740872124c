import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { Timeline, TimelineItem } from './timeline.tsx'

const meta = {
  component: Timeline,
  args: {
    children: (
      <>
        <TimelineItem
          title="Price reduced"
          when="12 March 2026"
          dateTime="2026-03-12"
          aside="$765,000"
        >
          <p className="mt-1 text-sm text-success-ink">3.8% less than before</p>
        </TimelineItem>
        <TimelineItem
          title="Back on the market"
          when="2 February 2026"
          dateTime="2026-02-02"
          aside="$795,000"
        />
        <TimelineItem
          title="Listed"
          when="4 November 2025"
          dateTime="2025-11-04"
          aside="$795,000"
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('12 March 2026')).toHaveAttribute('datetime', '2026-03-12')
  },
}

export const One: Story = {
  args: { children: <TimelineItem title="Listed" when="4 November 2025" dateTime="2025-11-04" /> },
}

export const LongText: Story = {
  args: {
    children: (
      <>
        <TimelineItem
          title="Preisänderung nach Abschluss der energetischen Sanierungsmaßnahmen"
          when="Donnerstag, 12. März 2026"
          aside="1.765.000,00 €"
        />
        <TimelineItem title="Listed" when="4 November 2025" aside="$795,000" />
      </>
    ),
  },
}

export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <TimelineItem
          title="خُفِّض السعر"
          when="١٢ مارس ٢٠٢٦"
          dateTime="2026-03-12"
          aside="٧٦٥٬٠٠٠ $"
        />
        <TimelineItem
          title="عُرض للبيع"
          when="٤ نوفمبر ٢٠٢٥"
          dateTime="2025-11-04"
          aside="٧٩٥٬٠٠٠ $"
        />
      </>
    ),
  },
  globals: { direction: 'rtl' },
}
