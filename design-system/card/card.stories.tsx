import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { scene } from '../gallery/story-scenes.ts'
import { linkStyles } from '../link-styles/link-styles.ts'
import { MediaFrame } from '../media-frame/media-frame.tsx'
import { Card, CardBody } from './card.tsx'

const meta = {
  component: Card,
  render: (args) => (
    <div className="max-w-80">
      <Card {...args} as="article">
        <MediaFrame
          {...scene(0)}
          imageClassName="transition-[scale] duration-slow ease-settle group-hover/card:scale-102"
        />
        <CardBody>
          <h3 className="text-base font-medium">
            <a href="#mill" className={linkStyles({ variant: 'stretched' })}>
              The house by the mill
            </a>
          </h3>
          <p className="text-sm text-ink-muted">Three rooms, a stove, and a brook behind it.</p>
        </CardBody>
      </Card>
    </div>
  ),
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'The house by the mill' })).toHaveFocus()
  },
}
export const Raised: Story = { args: { variant: 'raised' } }
export const Plain: Story = { args: { variant: 'plain' } }
