import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { projectCards } from '@/tests/stories/sample-listings.ts'
import { ProjectCard } from './project-card.tsx'

const [project] = projectCards(1)
if (!project) throw new Error('there is a project')

const meta = {
  component: ProjectCard,
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: { card: project },
} satisfies Meta<typeof ProjectCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: project.title })
    await expect(link).toHaveAttribute('href', `/project-details/${project.slug}`)
  },
}
export const Upcoming: Story = {
  args: { card: { ...project, type: 'upcoming', isFeatured: false } },
}
export const WithoutPicture: Story = {
  args: { card: { ...project, picture: { ...project.picture, url: '' } } },
}
export const LittleKnown: Story = {
  args: { card: { ...project, location: '', city: null, state: null, country: null, owner: '' } },
}
export const LongWords: Story = {
  args: {
    card: {
      ...project,
      title: 'The houses between the old harbour railway and the new botanical garden',
      location: '1204 Northwest Embankment Boulevard, Building C, second courtyard',
    },
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
