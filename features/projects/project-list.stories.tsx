import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { expect } from 'storybook/test'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { projectCards } from '@/tests/stories/sample-listings.ts'
import { ProjectGate } from './project-gate.tsx'
import { ProjectList } from './project-list.tsx'

const nothing = { rows: [], total: 0, totalIsEstimate: false }

const meta = {
  component: ProjectList,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    ...pageTools,
    projects: { rows: projectCards(6), total: 60, totalIsEstimate: false },
    page: 2,
    search: '',
  },
} satisfies Meta<typeof ProjectList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next page' })
    await expect(next).toHaveAttribute('href', '/projects?page=3')
  },
}

export const NothingFits: Story = { args: { projects: nothing, page: 1, search: 'moon base' } }
export const NothingListed: Story = { args: { projects: nothing, page: 1 } }
export const BeyondTheLastPage: Story = { args: { projects: { ...nothing, total: 60 }, page: 9 } }

export const Gate: Story = {
  render: ({ t, href }) => <ProjectGate card={projectCards(1)[0] ?? null} t={t} href={href} />,
}
