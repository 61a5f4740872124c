import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Card, CardBody } from '../card/card.tsx'
import { scene } from '../gallery/story-scenes.ts'
import { linkStyles } from '../link-styles/link-styles.ts'
import { MediaFrame } from '../media-frame/media-frame.tsx'
import { Carousel, CarouselItem } from './carousel.tsx'

const meta = {
  component: Carousel,
  args: {
    label: 'New this week',
    labels: { previous: 'Earlier homes', next: 'More homes' },
    header: <h2 className="type-display text-xl">New this week</h2>,
    children: Array.from({ length: 9 }, (_, index) => `Home ${index + 1}`).map((name, index) => (
      <CarouselItem key={name}>
        <Card as="article">
          <MediaFrame {...scene(index)} />
          <CardBody>
            <h3 className="text-base font-medium">
              <a href={`#home-${index}`} className={linkStyles({ variant: 'stretched' })}>
                {name}
              </a>
            </h3>
          </CardBody>
        </Card>
      </CarouselItem>
    )),
  },
  render: (args) => (
    <div className="max-w-3xl">
      <Carousel {...args} />
    </div>
  ),
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'New this week' })
    if (window.innerWidth < 640) return
    const next = await canvas.findByRole('button', { name: 'More homes' })
    await expect(canvas.getByRole('button', { name: 'Earlier homes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(next)
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(100))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Earlier homes' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    )
  },
}

export const EverythingFits: Story = {
  args: {
    children: (
      <CarouselItem>
        <Card>
          <MediaFrame {...scene(4)} />
        </Card>
      </CarouselItem>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
