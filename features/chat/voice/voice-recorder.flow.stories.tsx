import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { endMessageOutbox } from '@/client/flows/chat/message-outbox.ts'
import { forgetPerson } from '@/client/state/device/forget-person.ts'
import { samples } from '@/machines/chat/voice-recorder.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { chatAnswers } from '@/tests/stories/sample-chat.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { sampleSound } from '@/tests/stories/sample-sound.ts'
import { ChatScreen } from '../chat-screen.tsx'

const meta = {
  title: 'Voice message',
  component: ChatScreen,
  decorators: [
    (Story) => (
      <main className="p-4">
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    nextjs: {
      appDirectory: true,
      navigation: { pathname: '/user/chat', query: { person: '12', property: '17' } },
    },
  },
  beforeEach: async () => {
    await beSignedIn()
    endMessageOutbox()
    await forgetPerson(5)
    await import('./voice-recorder.tsx')
    providerAnswersEach(chatAnswers)
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Record a voice message' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
  },
} satisfies Meta<typeof ChatScreen>

export default meta
type Story = StoryObj<typeof meta>

const close = press(/^(Cancel|Delete recording|Write instead)$/)

export const Record: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: {
        ...samples,
        outcomes: {
          ...samples.outcomes,
          finish: {
            ...samples.outcomes.finish,
            // One that plays.
            'a recording of four seconds': () => ({
              output: { audio: sampleSound(4), seconds: 4 },
            }),
          },
        },
      },
      input: 'a browser that can record',
      acts: {
        'the member stops': press('Stop'),
        'the member records again': press(/^(Record again|Try again)$/),
        'the member sends it': press('Send voice message'),
        'the member closes the recorder': close,
      },
    }),
  },
}

export const NotSupported: Story = {
  beforeEach: () => {
    const { MediaRecorder: former } = window
    Object.assign(window, { MediaRecorder: undefined })
    return () => void Object.assign(window, { MediaRecorder: former })
  },
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'a browser that cannot record',
      acts: { 'the member closes the recorder': close },
      elsewhere: {
        'the member stops': 'Nothing is recorded here.',
        'the member records again': 'The browser cannot.',
        'the member sends it': 'There is nothing to send.',
      },
    }),
  },
}
