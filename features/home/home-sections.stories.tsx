import type { Meta, StoryObj } from '@storybook/react'
import { expect, within } from 'storybook/test'
import type { Slide } from '@/client/api/home.ts'
import { scene } from '@/design-system/gallery/story-scenes.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { CityMosaic } from './city-mosaic.tsx'
import { SlideCarousel } from './slide-carousel.tsx'

const house =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M3 11 12 3l9 8v10H3z'/%3E%3C/svg%3E"

const categories = ['House', 'Apartment', 'Townhouse', 'Villa', 'Loft', 'Cabin'].map(
  (name, index) => ({
    id: index + 1,
    name,
    slug: name.toLowerCase(),
    image: house,
    listings: 320 - index * 41,
  }),
)

const cities = ['Portland', 'San Francisco', 'Oakland', 'Boise', 'Spokane', 'Eugene'].map(
  (name, index) => ({
    name,
    state: 'Oregon',
    country: null,
    listings: 232 - index * 30,
    image: scene(index).src,
  }),
)

const slide: Slide = {
  id: 1,
  type: 'Category',
  image: scene(3).src,
  web_image: scene(3).src,
  category_id: 2,
  propertys_id: null,
  show_property_details: 0,
  link: null,
  slider_type: '2',
  category: { id: 2, slug_id: 'villa', category: 'Villa' },
  property: null,
}

const meta = {
  title: 'features/home/sections',
  decorators: [inSite],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Categories: Story = {
  render: () => <CategoryTiles title="Browse by category" categories={categories} />,
  play: async ({ canvas, canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[data-category-tile] .font-medium')]
    for (const name of names.filter((it) => !it.textContent.includes(' '))) {
      await expect(name.getBoundingClientRect().height).toBeLessThan(30)
    }
    const link = canvas.getByRole('link', { name: /^House/ })
    await expect(link).toHaveAttribute('href', '/properties?category=house')
  },
}
export const CategoriesWithoutPictures: Story = {
  render: () => (
    <CategoryTiles
      title="Browse by category"
      categories={categories.map((category) => ({ ...category, image: '', listings: null }))}
    />
  ),
}
export const Cities: Story = {
  render: () => <CityMosaic title="By city" cities={cities} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Portland/ })
    await expect(link).toHaveAttribute('href', '/properties?city=Portland&state=Oregon')
  },
}
export const FewCities: Story = {
  render: () => <CityMosaic title="By city" cities={cities.slice(0, 3)} />,
}
export const CitiesWithoutPictures: Story = {
  render: () => (
    <CityMosaic title="By city" cities={cities.map((city) => ({ ...city, image: '' }))} />
  ),
}
export const CitiesRightToLeft: Story = {
  ...Cities,
  globals: { direction: 'rtl' },
  play: undefined,
}
export const Slides: Story = {
  render: () => (
    <SlideCarousel
      slides={[slide, { ...slide, id: 2, slider_type: '1', web_image: scene(5).src }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    const link = canvas.getByRole('link', { name: 'Villa' })
    await expect(link).toHaveAttribute('href', '/properties?category=villa')
  },
}
export const AdvertisedSlides: Story = {
  render: () => (
    <SlideCarousel
      slides={[
        {
          ...slide,
          id: -4,
          is_promoted: true,
          slider_type: '4',
          category: null,
          project: { id: 6, slug_id: 'harbour-quarter', title: 'Harbour Quarter' },
        },
        slide,
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Harbour Quarter/ })
    await expect(link).toHaveAttribute('href', '/project-details/harbour-quarter')
    await expect(within(link).getByText('Featured')).toBeVisible()
  },
}
export const OneSlide: Story = { render: () => <SlideCarousel slides={[slide]} /> }
