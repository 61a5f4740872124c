import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Houses', href: '#houses' },
      { label: 'The house by the mill' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The house by the mill')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

export const LongText: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '#home' },
      { label: 'Häuser und Wohnungen zum Kauf', href: '#houses' },
      { label: 'Großzügiges Einfamilienhaus mit Einliegerwohnung und Südgarten in ruhiger Lage' },
    ],
  },
  render: (args) => (
    <div className="max-w-full w-80">
      <Breadcrumbs {...args} />
    </div>
  ),
}

export const RightToLeft: Story = {
  args: {
    label: 'أنت هنا',
    items: [
      { label: 'الرئيسية', href: '#home' },
      { label: 'منازل', href: '#h' },
      { label: 'بيت الطاحونة' },
    ],
  },
  globals: { direction: 'rtl' },
}
