import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, waitFor, within } from 'storybook/test'
import { samples } from '@/machines/payments/bank-transfer.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { paymentAnswers } from '@/tests/stories/sample-payments.ts'
import { TransferScreen } from './payment-screen.tsx'

const choose = (name: string, type: string) => async (screen: FlowScreen) => {
  const find = () => within(screen.canvasElement).getByLabelText('Choose receipt')
  await waitFor(find)
  // A picker refuses other kinds itself; files that are dropped it does not.
  await userEvent.upload(find(), new File(['%PDF-1.7'], name, { type }), { applyAccept: false })
}

const meta = {
  title: 'Bank transfer',
  component: TransferScreen,
  decorators: [
    (Story) => (
      <main className="container-page py-8">
        <h1 className="type-display mb-6 text-display text-ink">Bank transfer</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  args: { packageId: 3, next: '/user/add-property' },
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true } },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(paymentAnswers)
  },
} satisfies Meta<typeof TransferScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Transfer: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      acts: {
        'the buyer begins a transfer': press(/^(Show bank details|Start again)$/),
        'the buyer gives the transfer up': press(/^Cancel bank transfer$/),
        'the buyer chooses a receipt': choose('receipt.pdf', 'application/pdf'),
        'the buyer chooses a program': choose('receipt.exe', 'application/x-msdownload'),
        'the person loads the page again': press(/^Try again$/),
        'the payment changes': 'product',
        'the connection is back': 'product',
      },
    }),
  },
}
