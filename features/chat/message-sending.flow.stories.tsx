import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import { endMessageOutbox } from '@/client/flows/chat/message-outbox.ts'
import { openDeviceDatabase } from '@/client/state/device/device-database.ts'
import { forgetPerson } from '@/client/state/device/forget-person.ts'
import { samples } from '@/machines/chat/message-sending.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { chatAnswers, messageInOutbox } from '@/tests/stories/sample-chat.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ChatScreen } from './chat-screen.tsx'

async function send({ canvasElement }: FlowScreen) {
  await typeIn('Message', 'May we bring the dog?')({ canvasElement })
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send' }))
}

const meta = {
  title: 'Chat message',
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
    // The message that the samples take.
    await (await openDeviceDatabase()).messages.put(messageInOutbox)
    providerAnswersEach(chatAnswers)
  },
} satisfies Meta<typeof ChatScreen>

export default meta
type Story = StoryObj<typeof meta>

export const OneMessage: Story = {
  parameters: {
    flow: toFlowParameter({
      // The screen shows every pause between tries alike.
      samples: {
        ...samples,
        situation: ({ context: { current, tries, refusal } }) => ({
          isTaken: current !== null,
          isAgain: tries > 0,
          refusal: refusal?.key,
        }),
      },
      input: 'a member opens a page',
      acts: {
        'a message is written': send,
        'the connection or the sign-in is back': async () => dispatchEvent(new Event('online')),
      },
    }),
  },
}
