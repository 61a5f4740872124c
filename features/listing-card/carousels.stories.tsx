import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { projectCards, propertyCards } from '@/tests/stories/sample-listings.ts'
import { ProjectCarousel } from './project-carousel.tsx'
import { PropertyCarousel } from './property-carousel.tsx'

const meta = {
  component: PropertyCarousel,
  decorators: [inSite],
  args: {
    title: 'Featured homes',
    header: <h2 className="type-display text-xl">Featured homes</h2>,
    cards: propertyCards(12),
  },
} satisfies Meta<typeof PropertyCarousel>

export default meta
type Story = StoryObj<typeof meta>

export const Homes: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' })
    await userEvent.click(next)
    const list = canvas.getByRole('list', { name: 'Featured homes, scrolls sideways' })
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
  },
}
export const FewHomes: Story = { args: { cards: propertyCards(2) } }
export const HomesRightToLeft: Story = { globals: { direction: 'rtl' } }
export const Projects: Story = {
  render: ({ title, header }) => (
    <ProjectCarousel title={title} header={header} cards={projectCards(6)} />
  ),
}
