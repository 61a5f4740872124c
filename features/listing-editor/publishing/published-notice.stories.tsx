import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { PublishedNotice } from './published-notice.tsx'

const meta = {
  component: PublishedNotice,
  decorators: [inSite],
  args: {
    published: { title: 'Loft at the port', status: 'public', slug: 'loft', id: 1 },
    isNew: true,
    look: '/my-property/loft',
    all: { href: '/user/properties', label: 'All my listings' },
    onAnother: undefined,
  },
} satisfies Meta<typeof PublishedNotice>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Your listing is live')
  },
}

/** Was public before, so it is not announced as new. */
export const Changed: Story = {
  args: { isNew: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Your changes are live')
    await expect(canvas.queryByText(/can now find/)).toBeNull()
  },
}

export const ChangedAndInReview: Story = {
  args: { isNew: false, published: { ...meta.args.published, status: 'inReview' } },
}
