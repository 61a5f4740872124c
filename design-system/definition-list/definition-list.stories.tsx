import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { BedDouble, Ruler } from 'lucide-react'
import { expect } from 'storybook/test'
import { Definition, DefinitionList } from './definition-list.tsx'

const meta = {
  component: DefinitionList,
  render: (args) => (
    <DefinitionList {...args}>
      <Definition term="Living area" icon={<Ruler aria-hidden="true" />}>
        142 m²
      </Definition>
      <Definition term="Bedrooms" icon={<BedDouble aria-hidden="true" />}>
        4
      </Definition>
      <Definition term="Built">1928, renewed 2019</Definition>
      <Definition term="Wesentlicher Energieträger der Heizungsanlage">Fernwärme</Definition>
      <Definition term="Parking">Two, underground</Definition>
    </DefinitionList>
  ),
} satisfies Meta<typeof DefinitionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(5)
  },
}

export const RightToLeft: Story = {
  render: () => (
    <DefinitionList>
      <Definition term="المساحة" icon={<Ruler aria-hidden="true" />}>
        ١٤٢ م²
      </Definition>
      <Definition term="غرف النوم">٤</Definition>
    </DefinitionList>
  ),
  globals: { direction: 'rtl' },
}
