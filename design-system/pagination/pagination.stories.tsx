import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  component: Pagination,
  args: {
    page: 6,
    pageCount: 20,
    hrefFor: (page) => `#page-${page}`,
    labels: {
      navigation: 'Pages of homes',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      position: '6 of 20',
    },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-7')
    // Narrow screens show the position instead of page numbers.
    if (window.innerWidth < 640) return
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull()
  },
}

export const LastPage: Story = { args: { page: 20 } }

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
