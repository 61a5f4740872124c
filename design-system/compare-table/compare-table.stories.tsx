import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { scene } from '../gallery/story-scenes.ts'
import { linkStyles } from '../link-styles/link-styles.ts'
import { MediaFrame } from '../media-frame/media-frame.tsx'
import { CompareTable } from './compare-table.tsx'

const names = ['House by the mill', 'Flat with a terrace', 'Terraced house', 'Loft at the port']

const things = names.map((name, index) => ({
  key: name,
  head: (
    <>
      <MediaFrame {...scene(index)} className="mb-3 rounded-md" />
      <a href={`#${index}`} className={linkStyles({ variant: 'quiet' })}>
        {name}
      </a>
    </>
  ),
}))

const meta = {
  component: CompareTable,
  args: {
    caption: 'Two homes compared',
    things: things.slice(0, 2),
    groups: [
      {
        key: 'cost',
        title: 'Costs',
        rows: [
          {
            key: 'price',
            label: 'Price',
            values: ['$765,000', '$540,000', '$612,000', '$498,000'],
            differs: true,
          },
          {
            key: 'kind',
            label: 'Offered',
            values: ['For sale', 'For sale', 'For sale', 'For sale'],
          },
        ],
      },
      {
        key: 'rooms',
        title: 'Rooms',
        rows: [
          {
            key: 'area',
            label: 'Living area',
            values: ['142 m²', '98 m²', '121 m²', '87 m²'],
            differs: true,
          },
          { key: 'beds', label: 'Bedrooms', values: ['3', '3', '3', '3'] },
          { key: 'built', label: 'Built', values: ['1928', null, '1974', null], differs: true },
        ],
      },
    ],
    labels: { corner: 'Fact', differs: 'Different', unknown: 'Not stated' },
  },
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Two homes compared' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Price Different' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Bedrooms' })).toBeVisible()
    await expect(canvas.getByText('Not stated')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Two homes compared' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'House by the mill' })).toHaveFocus()
  },
}

export const FourThings: Story = { args: { caption: 'Four homes compared', things } }

export const NarrowPlace: Story = {
  ...FourThings,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('region').scrollBy(200, 0)
    await expect(canvas.getByRole('rowheader', { name: 'Bedrooms' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    groups: [
      {
        key: 'energy',
        rows: [
          {
            key: 'heat',
            label: 'Wesentlicher Energieträger der Heizungsanlage',
            values: ['Fernwärme aus Kraft-Wärme-Kopplung', 'Luft-Wasser-Wärmepumpe'],
            differs: true,
          },
        ],
      },
    ],
  },
}

export const RightToLeft: Story = {
  args: {
    caption: 'مقارنة منزلين',
    groups: [
      {
        key: 'cost',
        title: 'التكاليف',
        rows: [{ key: 'price', label: 'السعر', values: ['٧٦٥٬٠٠٠ $', '٥٤٠٬٠٠٠ $'], differs: true }],
      },
    ],
    labels: { corner: 'الميزة', differs: 'مختلف', unknown: 'غير مذكور' },
  },
  globals: { direction: 'rtl' },
}
