import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { samples } from '@/machines/second-factor/second-factor-setup.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { SecondFactor } from './second-factor.tsx'

const off = { is_on: 0, is_offered: 1, is_required: 0, recovery_codes_left: 0 }
const on = { ...off, is_on: 1, recovery_codes_left: 10 }

/** The page reads whether the second factor is on; all else is answered in the panel. */
const withFactor = (factor: object) => async () => {
  await beSignedIn()
  providerAnswersEach({
    '/web-settings': { body: { data: { ...sampleSettings, extensions: ['second-factor'] } } },
    '/ext/account/second-factor': { body: { data: factor } },
  })
}

const atPassword = {
  'a password': typeIn('Your password', 'birch-7{Enter}'),
  'no password': press('Continue'),
  'the password is edited': typeIn('Your password', 'o'),
}
const atCode = {
  'six digits': typeIn('Code from the app', '123456{Enter}'),
  'three digits': typeIn('Code from the app', '123{Enter}'),
  'the code is edited': typeIn('Code from the app', '1'),
}

const meta = {
  title: 'Two-step verification',
  component: SecondFactor,
  decorators: [inSite],
  tags: ['!autodocs'],
  args: { className: 'max-w-text p-gutter' },
} satisfies Meta<typeof SecondFactor>

export default meta
type Story = StoryObj<typeof meta>

export const SetUp: Story = {
  beforeEach: withFactor(off),
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'account settings',
      acts: {
        ...atPassword,
        ...atCode,
        'set up': press('Set up'),
        'the codes are saved': press('I’ve saved them'),
        cancel: press('Cancel'),
      },
      elsewhere: {
        'replace the recovery codes': 'The second factor is off here.',
        'turn off': 'The second factor is off here.',
        'yes, do it': 'Setting up needs no confirmation.',
      },
    }),
  },
}

export const ReplaceOrTurnOff: Story = {
  beforeEach: withFactor(on),
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'account settings',
      acts: {
        ...atPassword,
        'replace the recovery codes': press('Replace recovery codes'),
        'turn off': press('Turn off'),
        'yes, do it': press(/^(Replace|Turn off)$/),
        'the codes are saved': press('I’ve saved them'),
        cancel: press('Cancel'),
      },
      elsewhere: {
        'set up': 'The second factor is on here.',
        'six digits': 'No code is asked for.',
        'three digits': 'No code is asked for.',
        'the code is edited': 'No code is asked for.',
      },
    }),
  },
}
