import type { Meta, StoryObj } from '@storybook/react'
import { BedDouble, Ruler } from 'lucide'
import { expect } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { Definition, DefinitionList } from './definition-list.tsx'

const meta = {
  component: DefinitionList,
  render: (args) => (
    <DefinitionList {...args}>
      <Definition term="Living area" icon={<Icon of={Ruler} />}>
        142 m²
      </Definition>
      <Definition term="Bedrooms" icon={<Icon of={BedDouble} />}>
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
      <Definition term="المساحة" icon={<Icon of={Ruler} />}>
        ١٤٢ م²
      </Definition>
      <Definition term="غرف النوم">٤</Definition>
    </DefinitionList>
  ),
  globals: { direction: 'rtl' },
}
