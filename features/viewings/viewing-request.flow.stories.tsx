import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, waitFor, within } from 'storybook/test'
import { InquiryPage } from '@/features/inquiries/conversation/inquiry-page.tsx'
import { samples } from '@/machines/viewings/viewing-request.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { guestViewingAnswers, movedRow, viewingsAnswer } from '@/tests/stories/sample-viewings.ts'

/** Another one each time: choosing the same again is no choice. */
async function chooseTime({ canvasElement }: FlowScreen) {
  const other = await waitFor(() => {
    const radios = within(canvasElement).getAllByRole<HTMLInputElement>('radio')
    const free = radios.find(({ checked }) => !checked)
    if (!free) throw new Error('No time is free')
    return free
  })
  await userEvent.click(other)
}

async function writeWhy({ canvasElement }: FlowScreen) {
  await userEvent.click(await within(canvasElement).findByLabelText(/^Reason/))
  await userEvent.paste('The roof is being repaired. ')
}

const meta = {
  title: 'Viewing',
  component: InquiryPage,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  args: { token: 'secret-of-the-link', asksFirst: false },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await import('./viewing-section.tsx')
    await beSignedIn(null)
    sessionStorage.clear()
    providerAnswersEach(guestViewingAnswers)
  },
} satisfies Meta<typeof InquiryPage>

export default meta
type Story = StoryObj<typeof meta>

const input = 'the conversation opens'
const NO_VIEWING = 'There is no viewing yet.'

export const Request: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input,
      holdsInput: true,
      acts: {
        'the person asks for a viewing': press('Request a viewing'),
        'the person chooses a time': chooseTime,
        'the person is sure': press('Request this time'),
        'the person changes their mind': press('Back'),
      },
      elsewhere: {
        'the person wants another time': NO_VIEWING,
        'the person agrees': NO_VIEWING,
        'the person wants to decline': NO_VIEWING,
        'the person wants to cancel': NO_VIEWING,
        'the person writes why': NO_VIEWING,
      },
    }),
  },
}

export const Answer: Story = {
  beforeEach: () => {
    providerAnswersEach({ ...guestViewingAnswers, 'GET /ext/viewings': viewingsAnswer(movedRow) })
  },
  parameters: {
    flow: toFlowParameter({
      samples,
      input,
      holdsInput: true,
      acts: {
        'the person wants another time': press('Propose another time'),
        'the person agrees': press('Confirm'),
        'the person wants to decline': press('Decline'),
        'the person writes why': writeWhy,
        'the person chooses a time': chooseTime,
        'the person is sure': press(/^(Decline|Propose this time)$/),
        'the person changes their mind': press(/^(Back|Keep it)$/),
      },
      elsewhere: {
        'the person asks for a viewing': 'There is a viewing already.',
        'the person wants to cancel': 'What waits for an answer is declined.',
      },
    }),
  },
}
