import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { endSignInGate } from '@/client/flows/sign-in-gate.ts'
import { Button } from '@/design-system/button/button.tsx'
import { GatePart } from '@/features/auth/gate-part.tsx'
import { samples } from '@/machines/auth/sign-in-gate.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { useGate } from './use-gate.ts'

function Page() {
  const gate = useGate()
  return (
    <main className="min-h-160 p-6">
      <h1 className="mb-5 type-display text-xl text-ink">House by the lake</h1>
      <Button onClick={() => gate('favourite', () => {})}>Save to favorites</Button>
      <GatePart offers={{ byPhone: true, byPost: true, asksFirst: false }} />
    </main>
  )
}

const meta = {
  title: 'An action that needs an account',
  component: Page,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/' } } },
  beforeEach: () => {
    endSignInGate()
    sessionStorage.clear()
    signedIn(null)
    providerAnswersEach({ '/user_signup': { body: { token: '5|abc', data: samplePerson } } })
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const SaveAFavorite: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      acts: {
        'a visitor clicks a heart': press('Save to favorites'),
        'the person has signed in': 'product',
        'the dialog is dismissed': press('Close'),
      },
      // The dialog covers the page.
      offered: { 'a visitor clicks a heart': (states) => !states.includes('prompting') },
      elsewhere: { 'a member reports a listing': 'Nobody is signed in here.' },
    }),
  },
}
