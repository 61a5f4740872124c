import type { Meta, StoryObj } from '@storybook/react'
import { fn, userEvent, within } from 'storybook/test'
import { type FlowScreen, flowOf } from '@/machine-lab/panel/flow.ts'
import { samples } from '@/machines/second-factor/second-factor.samples.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import FactorStep from './forms/factor-step.tsx'

const meta = {
  title: 'Second step of the sign-in',
  component: FactorStep,
  decorators: [inSite],
  tags: ['!autodocs'],
  args: { challenge: '12.abc', onDone: fn(), onBack: fn(), onOver: fn() },
  render: (args) => (
    <main className="max-w-108 p-6">
      <h1 className="mb-5 type-display text-xl text-ink">Sign in</h1>
      <FactorStep {...args} />
    </main>
  ),
  beforeEach: startSignedOut,
} satisfies Meta<typeof FactorStep>

export default meta
type Story = StoryObj<typeof meta>

const typeCode = (text: string) => async (screen: FlowScreen) => {
  const field = await within(screen.canvasElement).findByRole('textbox')
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

export const CodeOfTheApp: Story = {
  parameters: {
    flow: flowOf({
      samples,
      input: 'the password was right',
      acts: {
        'a code is submitted': async (screen) => {
          await typeCode('482915')(screen)
          const submit = within(screen.canvasElement).getByRole('button', { name: 'Sign in' })
          // The code of an app is sent with its last digit.
          if (submit.getAttribute('aria-busy') !== 'true') await userEvent.click(submit)
        },
        'an empty code is submitted': async (screen) => {
          await typeCode('')(screen)
          await press('Sign in')(screen)
        },
        'the code is edited': typeCode('4'),
        'the other kind of code is wanted': press(/^(Use a recovery code|Use authenticator app)$/),
      },
    }),
  },
}
