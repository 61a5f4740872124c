import { getRouter } from '@storybook/nextjs-vite/navigation.mock'
import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { Input } from '@/design-system/input/input.tsx'
import { inSite } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { HomeHero } from './home-hero.tsx'
import { PLACE_FIELD_ID, SearchForm } from './search-form.tsx'

const search = (
  <SearchForm
    categories={[
      { value: 'house', label: 'House' },
      { value: 'apartment', label: 'Apartment' },
    ]}
    prices={[
      { value: '250000', label: '$250,000' },
      { value: '500000', label: '$500,000' },
    ]}
    placeField={<Input id={PLACE_FIELD_ID} name="q" />}
  />
)

const meta = {
  component: HomeHero,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { home: propertyCards(1)[0], children: search },
} satisfies Meta<typeof HomeHero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Rent'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'City or neighborhood' }), 'garden')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type of home' }), 'House')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(getRouter().push).toHaveBeenCalledWith(
      '/properties?type=rent&category=house&q=garden',
    )
  },
}
export const WithoutAnyHome: Story = { args: { home: undefined } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
