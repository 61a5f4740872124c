import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { type Agent, type AgentPage as AgentWork, everybody } from '@/client/api/agents.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { projectCards, propertyCards } from '@/tests/stories/sample-listings.ts'
import { AgentList, type AgentListProps } from './agent-list.tsx'
import { AgentMissing } from './agent-missing.tsx'
import { AgentPage, type AgentPageProps } from './agent-page.tsx'

const agent: Agent = {
  id: 1,
  name: 'Maya Lindqvist',
  email: null,
  profile: '',
  slug_id: 'maya-lindqvist',
  property_count: 12,
  projects_count: 2,
  total_count: 14,
  is_verified: true,
  is_admin: false,
}

const names = [
  'Tomás Herrera',
  'ليلى حداد',
  'Bartholomew Featherstonehaugh-Cholmondeley',
  'Ada Brandt',
  'Jun Sato',
]

const list: AgentListProps = {
  ...pageTools,
  page: 1,
  filters: everybody,
  cities: ['Portland', 'Kirkland', 'Llanfairpwllgwyngyll'].map((name) => ({
    name,
    state: null,
    country: null,
    listings: 3,
    image: '',
  })),
  agents: {
    rows: [
      { ...agent, id: 0, name: 'Hearth', slug_id: 'admin', is_admin: true },
      agent,
      ...names.map((name, at) => ({ ...agent, id: at + 2, name, is_verified: at % 2 === 0 })),
    ],
    total: 60,
    totalIsEstimate: false,
  },
}
const nobody = { rows: [], total: 0, totalIsEstimate: false }

const work: AgentWork = {
  agent: {
    id: 1,
    slug_id: 'maya-lindqvist',
    name: 'Maya Lindqvist',
    profile: '',
    mobile: '+1 503 555 0142',
    email: 'maya@hearth.example',
    address: '210 Alder Street, Portland',
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
    facebook_id: null,
    twitter_id: 'https://x.example/maya',
    youtube_id: 'javascript:alert(1)',
    instagram_id: 'https://instagram.example/maya',
    about_me: 'Houses by the water since 2009.\nI live where I sell.',
    property_count: 12,
    projects_count: 2,
    is_verify: true,
  },
  properties: propertyCards(6),
  projects: [],
  total: 24,
  premiumCount: 2,
  isGranted: false,
}

const details: AgentPageProps = { ...pageTools, work, show: 'properties', page: 1, isAdmin: false }

const meta = {
  title: 'features/agents/pages',
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: () => <AgentList {...list} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('61 agents')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Maya Lindqvist' })).toHaveAttribute(
      'href',
      '/agent-details/maya-lindqvist',
    )
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/agents?page=2',
    )
  },
}
export const ListRightToLeft: Story = { render: List.render, globals: { direction: 'rtl' } }
export const ListDark: Story = { render: List.render, globals: { theme: 'dark' } }

export const Searched: Story = {
  render: () => (
    <AgentList
      {...list}
      filters={{ search: 'lind', city: 'Portland', verified: true }}
      agents={{ rows: [agent], total: 1, totalIsEstimate: false }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 agent')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('lind')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('combobox')).toHaveValue('Portland')
  },
}
export const NobodyFits: Story = {
  render: () => <AgentList {...list} filters={{ ...everybody, search: 'zzz' }} agents={nobody} />,
}
export const NobodyThere: Story = { render: () => <AgentList {...list} agents={nobody} /> }
export const BeyondTheLastPage: Story = {
  render: () => <AgentList {...list} page={9} agents={{ ...nobody, total: 60 }} />,
}
export const WithoutSearch: Story = {
  render: () => <AgentList {...list} cities={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('search')).toBe(null)
  },
}

export const Details: Story = {
  render: () => <AgentPage {...details} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '12 listings' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByText(/2 premium homes/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'YouTube' })).toBe(null)
  },
}
export const DetailsRightToLeft: Story = { render: Details.render, globals: { direction: 'rtl' } }
export const DetailsDark: Story = { render: Details.render, globals: { theme: 'dark' } }
export const ProjectsForMembers: Story = {
  render: () => <AgentPage {...details} show="projects" work={{ ...work, total: 2 }} />,
}
export const Projects: Story = {
  render: () => (
    <AgentPage
      {...details}
      show="projects"
      work={{ ...work, projects: projectCards(2), total: 2, isGranted: true }}
    />
  ),
}
export const NothingOnOffer: Story = {
  render: () => (
    <AgentPage
      {...details}
      work={{
        ...work,
        agent: { ...work.agent, about_me: null, mobile: null, email: null, projects_count: 0 },
        properties: [],
        total: 0,
        premiumCount: 0,
      }}
    />
  ),
}
export const Missing: Story = {
  render: () => <AgentMissing t={pageTools.t} href={pageTools.href} />,
}
