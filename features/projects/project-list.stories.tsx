import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { noProjectFilters } from '@/domain/search/project-filters.ts'
import { GatePart } from '@/features/auth/gate-part.tsx'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { projectCards } from '@/tests/stories/sample-listings.ts'
import { packageOffer } from '@/tests/stories/sample-packages.ts'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { ProjectGate } from './project-gate.tsx'
import { ProjectList } from './project-list.tsx'
import { ProjectSearch } from './project-search.tsx'

const nothing = { rows: [], total: 0, totalIsEstimate: false }

const meta = {
  component: ProjectList,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    ...pageTools,
    projects: { rows: projectCards(6), total: 60, totalIsEstimate: false },
    page: 2,
    filters: noProjectFilters,
    search: (
      <ProjectSearch
        filters={noProjectFilters}
        categories={[{ slug: 'flat', name: 'Flat' }]}
        cities={[{ name: 'Bend' }]}
        hasTypes
        {...pageTools}
      />
    ),
    near: null,
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

export const NothingFits: Story = {
  args: { projects: nothing, page: 1, filters: { ...noProjectFilters, search: 'moon base' } },
}
export const Upcoming: Story = {
  args: { page: 1, filters: { ...noProjectFilters, type: 'upcoming' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Upcoming projects')
    const next = canvas.getByRole('link', { name: 'Next page' })
    await expect(next).toHaveAttribute('href', '/projects?type=upcoming&page=2')
  },
}
export const NothingOfTheKind: Story = {
  args: { projects: nothing, page: 1, filters: { ...noProjectFilters, city: 'Bend' } },
}
export const NothingListed: Story = { args: { projects: nothing, page: 1 } }
export const BeyondTheLastPage: Story = { args: { projects: { ...nothing, total: 60 }, page: 9 } }

/** Visitors may have a package that unlocks the project. */
export const Gate: Story = {
  beforeEach: () => signedIn(null),
  render: () => (
    <>
      <ProjectGate
        {...pageTools}
        card={projectCards(1)[0] ?? null}
        offered={packageOffer.offered}
        path="/project-details/harbor"
      />
      <GatePart offers={{ byPhone: false, byPost: true, asksFirst: false }} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('dialog', { name: 'Sign in to see the project' })
    signedIn(samplePerson)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(canvas.getByRole('link', { name: 'Choose a package' })).toBeVisible()
  },
}
