import type { Meta, StoryObj } from '@storybook/react'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { Gallery } from './gallery.tsx'
import { scenes } from './story-scenes.ts'

const meta = {
  component: Gallery,
  args: {
    images: scenes(12),
    language: 'en',
    labels: {
      gallery: 'Photos of the home',
      open: 'Open photo {index} of {total}',
      showAll: 'See all {total} photos',
      all: 'All photos',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      failed: 'There is no connection.',
      title: 'Photos',
      close: 'Close',
      previous: 'Previous photo',
      next: 'Next photo',
      counter: '{index} of {total}',
    },
  },
  render: (args) => (
    <div className="mx-auto max-w-container">
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Lightbox: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open photo 1 of 12' }))
    const dialog = await screen.findByRole('dialog', { name: 'Photos' })
    await waitFor(() => expect(screen.getByText('1 of 12')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('2 of 12')).toBeVisible())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByText('12 of 12')).toBeVisible())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(screen.getByText('1 of 12')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '4 of 12' }))
    await waitFor(() => expect(screen.getByText('4 of 12')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

export const TheWayBackCloses: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getByRole('link', { name: 'Open photo 2 of 12' })
    await userEvent.click(second)
    const dialog = await screen.findByRole('dialog', { name: 'Photos' })
    history.back()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const Zoomed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open photo 1 of 12' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }))
    const picture = screen.getByRole('img', { name: 'A drawn house, number 1' })
    await waitFor(() => expect(matrixOf(picture).a).toBe(2))
    await userEvent.keyboard('+')
    await waitFor(() => expect(matrixOf(picture).a).toBe(3))
    await userEvent.keyboard('+{ArrowRight}')
    await waitFor(() => expect(matrixOf(picture).a).toBe(4))
    await waitFor(() => expect(matrixOf(picture).e).toBeLessThan(0))
    await userEvent.keyboard('0')
    await waitFor(() => expect(matrixOf(picture).isIdentity).toBe(true))
    await userEvent.dblClick(picture)
    await waitFor(() => expect(matrixOf(picture).a).toBe(2))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('2 of 12')).toBeVisible())
  },
}

const matrixOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform)

/** Two fingers enlarge continuously, one pans, the wheel with Ctrl zooms back. */
export const Pinched: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open photo 1 of 12' }))
    await screen.findByRole('dialog', { name: 'Photos' })
    const picture = screen.getByRole('img', { name: 'A drawn house, number 1' })
    const { left, top, width, height } = picture.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const finger = (pointerId: number, dx: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX: x + dx,
      clientY: y,
    })
    await fireEvent.pointerDown(picture, finger(1, -20))
    await fireEvent.pointerDown(picture, finger(2, 20))
    await fireEvent.pointerMove(picture, finger(2, 40))
    await expect(matrixOf(picture).a).toBeCloseTo(1.5)
    await fireEvent.pointerMove(picture, finger(2, 80))
    await expect(matrixOf(picture).a).toBeCloseTo(2.5)
    await fireEvent.pointerUp(picture, finger(1, -20))
    const before = matrixOf(picture).e
    await fireEvent.pointerMove(picture, finger(2, 60))
    await expect(matrixOf(picture).e).toBeCloseTo(before - 20)
    await fireEvent.pointerUp(picture, finger(2, 60))
    await fireEvent.wheel(picture, { deltaY: 1000, ctrlKey: true })
    await expect(matrixOf(picture).isIdentity).toBe(true)
  },
}

export const LightboxOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all 12 photos' }))
    await screen.findByRole('dialog', { name: 'Photos' })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('2 of 12')).toBeVisible())
    await Promise.all(document.getAnimations().map((animation) => animation.finished))
  },
}

export const ThreePictures: Story = { args: { images: scenes(3) } }
export const FourPictures: Story = { args: { images: scenes(4) } }
export const OnePicture: Story = {
  args: { images: scenes(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all 12 photos' }))
    await screen.findByRole('dialog', { name: 'Photos' })
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByText('2 of 12')).toBeVisible())
  },
  globals: { direction: 'rtl' },
}
