import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn } from 'storybook/test'
import { gatewayScripts } from '@/client/integrations/gateway-script.ts'
import { leaveSite } from '@/client/integrations/leave-site.ts'
import { samples } from '@/machines/payments/checkout.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { paymentAnswers } from '@/tests/stories/sample-payments.ts'
import { CheckoutScreen } from './payment-screen.tsx'

const { load } = gatewayScripts
const { to } = leaveSite

const meta = {
  title: 'Checkout',
  component: CheckoutScreen,
  decorators: [
    (Story) => (
      <main className="container-page py-8">
        <h1 className="type-display mb-6 text-display text-ink">Checkout</h1>
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
    leaveSite.to = fn()
    gatewayScripts.load = () => new Promise(() => {})
    return () => {
      leaveSite.to = to
      gatewayScripts.load = load
    }
  },
} satisfies Meta<typeof CheckoutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Pay: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      acts: {
        'the buyer pays': press(/^Pay \$/),
        'the buyer accepts the new price': press(/^Pay \$/),
        'the buyer continues the payment': press(/^Continue payment$/),
        'the buyer gives the payment up': press(/^Cancel payment$/),
        'the buyer closes the form': press(/^Cancel payment$/),
        'the buyer tries again': press(/^Try again$/),
        'the buyer asks for the status': press(/^Check again$/),
        'the person loads the page again': press(/^Try again$/),
        'the payment changes': 'product',
        'the form is paid': 'product',
        'the form does not load': 'product',
        'the buyer goes back': 'product',
        'the connection is back': 'product',
      },
    }),
  },
}
