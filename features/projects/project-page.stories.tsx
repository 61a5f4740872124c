import type { Meta, StoryObj } from '@storybook/react'
import type { WebSettings } from '@/client/api/settings.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { projectCards, projectDetail } from '@/tests/stories/sample-listings.ts'
import { ProjectPage } from './project-page.tsx'

const meta = {
  component: ProjectPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    ...pageTools,
    settings: { company_name: 'Hearth' } as WebSettings,
    listing: { project: projectDetail(), similar: projectCards(4) },
  },
} satisfies Meta<typeof ProjectPage>

export default meta
type Story = StoryObj<typeof meta>

export const UnderConstruction: Story = {}

export const NothingButATitle: Story = {
  args: {
    listing: {
      similar: [],
      project: projectDetail({
        image: '',
        gallary_images: [],
        description: '',
        plans: [],
        documents: [],
        location: null,
        city: null,
        state: null,
        country: null,
        is_admin_listing: true,
      }),
    },
  },
}
