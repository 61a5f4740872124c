import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import { samples } from '@/machines/languages/text-import.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { languageAnswers } from '@/tests/stories/sample-languages.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import ImportRoom from './import-room.tsx'

const meta = {
  title: 'Import of texts',
  component: ImportRoom,
  decorators: inAdministration,
  tags: ['!autodocs'],
  args: { code: 'pl' },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/languages' } },
  },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(structuredClone({ ...adminAnswers, ...languageAnswers }))
  },
} satisfies Meta<typeof ImportRoom>

export default meta
type Story = StoryObj<typeof meta>

const chooseFile = async ({ canvasElement }: FlowScreen) => {
  const input = await within(canvasElement).findByLabelText(/^Choose/)
  await userEvent.upload(input, new File(['{}'], 'hearth-pl.json', { type: 'application/json' }))
}

export const TranslatedFile: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'a language',
      acts: {
        'the person chooses a file': chooseFile,
        'the person checks the file again': press('Check again'),
        'the person imports the file': press('Import texts'),
      },
    }),
  },
}
