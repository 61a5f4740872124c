import type { Meta, StoryObj } from '@storybook/react'
import { Card, CardBody } from '../card/card.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { className: 'h-10 w-48' } }

export const ACard: Story = {
  render: () => (
    <div className="max-w-80">
      <p className="sr-only">Loading</p>
      <Card aria-hidden="true">
        <Skeleton className="aspect-4/3 rounded-none" />
        <CardBody>
          <Skeleton variant="text" className="w-1/2 text-lg" />
          <Skeleton variant="text" className="w-full" />
          <div className="flex items-center gap-3">
            <Skeleton variant="circle" className="w-8" />
            <Skeleton variant="text" className="w-1/3 text-sm" />
          </div>
        </CardBody>
      </Card>
    </div>
  ),
}
