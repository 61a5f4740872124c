import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  component: ErrorState,
  args: {
    title: 'The homes could not be loaded',
    children: 'This is on our side. Nothing you entered is lost.',
    actions: <Button>Try again</Button>,
    reference: 'Reference 7f3a91',
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The homes could not be loaded')
  },
}

export const WithoutReference: Story = { args: { reference: undefined, level: 1 } }
