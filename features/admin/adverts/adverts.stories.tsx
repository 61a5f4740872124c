import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { runningAdverts, waitingAdverts } from '@/tests/stories/sample-adverts.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { AdvertsScreen } from './adverts-screen.tsx'

const page = (data: object[]) => ({ body: { total: data.length, waiting: 2, data } })
const answers = {
  ...adminAnswers,
  '/ext/admin/advertisements?status=1': page(waitingAdverts),
  '/ext/admin/advertisements?status=0': page(runningAdverts),
  '/ext/admin/advertisements?status=2': page([]),
  '/ext/admin/advertisements/decisions': {},
}
let asked: ReturnType<typeof providerAnswersEach>
const decided = () =>
  asked.filter(({ path }) => path.endsWith('/decisions')).map(({ body }) => body)

const meta = {
  title: 'features/admin/adverts',
  component: AdvertsScreen,
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/adverts' } },
  },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(structuredClone(answers))
  },
} satisfies Meta<typeof AdvertsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Queue: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'House by the lake' })).toHaveAttribute(
      'href',
      '/admin/review?item=property-41',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Approve “House by the lake”' }))
    await waitFor(() => expect(decided()).toEqual([{ id: '1', decision: 'approved' }]))
  },
}

export const Rejecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject “Harbour Quarter”' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await expect(decided()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'The title is misleading.' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    const reason = 'The title is misleading.'
    await waitFor(() => expect(decided()).toEqual([{ id: '2', decision: 'rejected', reason }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DecidedMeanwhile: Story = {
  beforeEach: () => {
    const refusal = { status: 409, body: { key: 'advertDecided' } }
    const decisions = { '/ext/admin/advertisements/decisions': refusal }
    asked = providerAnswersEach({ ...structuredClone(answers), ...decisions })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve “House/ }))
    const reads = () => asked.filter(({ path }) => path === '/ext/admin/advertisements')
    await waitFor(() => expect(decided()).toHaveLength(1))
    await waitFor(() => expect(reads().length).toBeGreaterThan(1))
  },
}

export const Running: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Featured' }))
    await expect(await canvas.findByText(/512 views · 14 clicks/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Rejected' }))
    await expect(await canvas.findByText('No featured listings with this status')).toBeVisible()
  },
}

export const QueueRightToLeft: Story = { globals: { direction: 'rtl' } }
