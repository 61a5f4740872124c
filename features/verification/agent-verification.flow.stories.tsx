import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import type { VerificationField } from '@/client/api/member/verification.ts'
import { samples } from '@/machines/verification/agent-verification.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { MemberFrame } from '../account/member-frame.tsx'
import { VerificationScreen } from './verification-screen.tsx'

const license: VerificationField = {
  id: 1,
  name: 'License number',
  field_type: 'text',
  is_required: 1,
  form_fields_values: [],
}

const meta = {
  title: 'Agent verification',
  component: VerificationScreen,
  decorators: [
    (Story) => (
      <MemberFrame>
        <main>
          <h1 className="sr-only">Verification</h1>
          <Story />
        </main>
      </MemberFrame>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  args: { asksFirst: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await beSignedIn()
    // The status is answered in the panel, so that the page must not read another one.
    providerAnswersEach({
      '/get-agent-verification-form-fields': { body: { data: [license] } },
      '/get-agent-verification-form-values': { status: 422 },
      '/web-settings': { body: { data: { ...sampleSettings, extensions: [] } } },
    })
  },
} satisfies Meta<typeof VerificationScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Apply: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      acts: {
        'an administrator approves': 'product',
        'an administrator rejects': 'product',
        'the person applied on another device': 'product',
        'the connection is back': 'product',
        'the person tries again': press(/^Try again$/),
        'the person opens the form': press(/^(Apply again|Edit answers)$/),
        'the person leaves the form': press(/^Cancel editing$/),
        'the person sends the answers': async (screen) => {
          const inside = within(screen.canvasElement)
          const field = await inside.findByLabelText('License number')
          await userEvent.clear(field)
          await userEvent.type(field, 'HH-20417')
          await press(/^(Apply for verification|Submit again)$/)(screen)
        },
      },
    }),
  },
}
