import type { Meta, StoryObj } from '@storybook/react'
import type { Agent } from '@/client/api/agents.ts'
import { scene } from '@/design-system/gallery/story-scenes.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { AgentCarousel } from './agent-carousel.tsx'

const agent: Agent = {
  id: 1,
  name: 'Maya Lindqvist',
  email: null,
  profile: '',
  slug_id: 'maya-lindqvist',
  property_count: 12,
  projects_count: 0,
  total_count: 12,
  is_verified: true,
  is_admin: false,
}

const meta = {
  component: AgentCarousel,
  decorators: [inSite],
  args: {
    title: 'Local agents',
    agents: [
      { ...agent, id: 0, name: 'Hearth', is_admin: true },
      agent,
      { ...agent, id: 2, name: 'Tomás Herrera', profile: scene(2).src, projects_count: 3 },
      { ...agent, id: 3, name: 'ليلى حداد', is_verified: false, property_count: 1 },
      { ...agent, id: 4, name: 'Bartholomew Featherstonehaugh-Cholmondeley', property_count: 0 },
    ],
  },
} satisfies Meta<typeof AgentCarousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
