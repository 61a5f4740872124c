import type { Meta, StoryObj } from '@storybook/react'
import { fn, userEvent, waitFor, within } from 'storybook/test'
import type { User } from '@/client/api/member/auth.ts'
import { leaveGate, signInGate } from '@/client/flows/sign-in-gate.ts'
import { Button } from '@/design-system/button/button.tsx'
import { type FlowScreen, flowOf } from '@/machine-lab/panel/flow.ts'
import { samples } from '@/machines/listing-gate/listing-gate.samples.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { ListingGateDialog } from './listing-gate-dialog.tsx'
import { useListingGate } from './use-listing-gate.ts'

const member: User = { ...samplePerson, profile: '/portrait.jpg', address: '12 Harbour Street' }

function GatedPage({ onAllowed }: { onAllowed: () => void }) {
  const gate = useListingGate(onAllowed)
  return (
    <main className="min-h-160 p-6">
      <h1 className="mb-5 type-display text-xl text-ink">List your property</h1>
      <div className="flex gap-3">
        <Button
          busy={gate.isAsking}
          onClick={() => gate.reach({ kind: 'property', isPremium: false }, 'startListing')}
        >
          List it
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            gate.reach({ kind: 'property', isPremium: true, isNew: false }, 'makePremium')
          }
        >
          Make premium
        </Button>
      </div>
      <ListingGateDialog gate={gate} />
    </main>
  )
}

const meta = {
  title: 'Listing gate',
  component: GatedPage,
  decorators: [inSite],
  tags: ['!autodocs'],
  args: { onAllowed: fn() },
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/user/add-property' } } },
  beforeEach: () => beSignedIn(null),
} satisfies Meta<typeof GatedPage>

export default meta
type Story = StoryObj<typeof meta>

/** The dialog is modal. */
const leaveDialog = async ({ canvasElement }: FlowScreen) => {
  const later = within(canvasElement).queryByRole('button', { name: 'Not now' })
  if (later) await userEvent.click(later)
}

const wants = (name: string) => async (screen: FlowScreen) => {
  await leaveDialog(screen)
  await press(name)(screen)
}

/** The gate is made when it is first reached: here by a visitor, who leaves the sign-in. */
export const NineRefusals: Story = {
  parameters: {
    flow: flowOf({
      samples,
      input: 'the page opens',
      acts: {
        'the person lists a home': wants('List it'),
        'the person makes a listed home premium': wants('Make premium'),
        'the person comes back': async () => document.dispatchEvent(new Event('visibilitychange')),
        'the person gives up': leaveDialog,
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List it' }))
    await waitFor(() => {
      if (signInGate().getSnapshot().context.reason !== 'list') throw new Error('not reached')
    })
    leaveGate('list')
    signedIn(member)
  },
}
