import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { samples } from '@/machines/account/passkey-setup.samples.ts'
import { samples as codeSamples } from '@/machines/auth/otp-login.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { PasskeySection } from './security/passkeys.tsx'

const phone = {
  id: 4,
  name: 'Safari, iPhone',
  is_synced: true,
  created_at: '2026-11-02T09:00:00.000000Z',
  last_used_at: null,
}

const meta = {
  title: 'Passkeys',
  component: PasskeySection,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/devices' } } },
  beforeEach: async () => {
    await import('./security/passkey-setup.tsx')
    await beSignedIn()
    providerAnswersEach({
      ...memberAnswers,
      '/web-settings': { body: { data: { ...sampleSettings, extensions: ['passkeys'] } } },
      '/ext/account/passkeys': { body: { data: { passkeys: [phone], max: 10 } } },
      '/get-otp': {},
    })
  },
} satisfies Meta<typeof PasskeySection>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Name of the passkey'
const save = press('Save')

export const Setup: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [codeSamples],
      input: 'the page opens',
      acts: {
        'a passkey is added': press('Add a passkey'),
        'a passkey is renamed': press('Rename Safari, iPhone'),
        'a passkey is removed': press('Remove Safari, iPhone'),
        'yes, remove it': press('Remove'),
        'the name is submitted': inOrder(typeIn(NAME, 'My phone'), save),
        'an empty name is submitted': inOrder(typeIn(NAME, ''), save),
        'the name is edited': typeIn(NAME, 'My'),
        'the password is submitted': inOrder(typeIn('Your password', 'birch-7'), press('Continue')),
        'no password is submitted': inOrder(typeIn('Your password', ''), press('Continue')),
        'the password is edited': typeIn('Your password', 'b'),
        'a code is requested': press('Send me a code'),
        'the codes are saved': press('I’ve saved them'),
        cancel: press(/^(Cancel|Keep the name)$/),
      },
    }),
  },
}
