import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { ownProject, ownProjects } from '@/tests/stories/sample-own-projects.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { OwnList } from './own-list.tsx'

const listOf = (data: object[]) => ({ body: { total: data.length, data } })
const withExtensions = (extensions: string[]) => ({
  body: { data: { ...sampleSettings, extensions } },
})
const answers = {
  ...memberAnswers,
  '/web-settings': withExtensions(['own-listings']),
  '/get-added-projects': [listOf(ownProjects), listOf([]), listOf(ownProjects)],
}
let asked: ReturnType<typeof providerAnswersEach>
const askedFor = (path: string) => asked.filter((call) => call.path === path)

const meta = {
  title: 'features/own-listings/projects',
  component: OwnList,
  decorators: [inSite],
  parameters: {
    nextjs: { appDirectory: true, navigation: { pathname: '/user/projects' } },
  },
  args: { kind: 'project', shown: {} },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof OwnList>

export default meta
type Story = StoryObj<typeof meta>

const row = async (canvas: ReturnType<typeof within>, title: string) =>
  within(await canvas.findByRole('article', { name: title }))

/** One of each standing; what can be done follows from it. */
export const List: Story = {
  play: async ({ canvas }) => {
    const refused = await row(canvas, 'Mill Court')
    await expect(refused.getByText('The site plan is missing.')).toBeVisible()
    await expect(refused.getByRole('link', { name: /^Fix it/ })).toBeVisible()
    const waiting = await row(canvas, 'Orchard Row')
    await expect(waiting.queryByRole('button', { name: 'Hide it' })).toBeNull()
    const open = await row(canvas, 'Harbour Steps')
    await expect(open.getByRole('link', { name: 'Harbour Steps' })).toHaveAttribute(
      'href',
      '/project-details/harbour-steps',
    )
    await userEvent.click(open.getByRole('button', { name: 'More for Harbour Steps' }))
    await userEvent.click(await open.findByRole('button', { name: 'Hide it' }))
    await waitFor(() => expect(askedFor('/change-project-status')).toHaveLength(1))
    const [sent] = askedFor('/change-project-status')
    await expect(sent?.body).toEqual({ project_id: '4', status: '0' })
  },
}

export const JustDeleted: Story = {
  beforeEach: () => {
    const gone = ownProject({
      id: 35,
      title: 'Old Brewery',
      deleted_at: '2026-05-04T08:30:00.000000Z',
    })
    const lists = [listOf(ownProjects), listOf([gone]), listOf(ownProjects)]
    asked = providerAnswersEach({ ...answers, '/get-added-projects': lists })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring back: Old Brewery' }))
    await waitFor(() => expect(askedFor('/ext/listings/restore')).toHaveLength(1))
    await expect(askedFor('/ext/listings/restore')[0]?.body).toEqual({ kind: 'project', id: '35' })
  },
}

/** A provider that brings nothing back is asked for a deletion only when the person is sure. */
export const DeletedForGood: Story = {
  beforeEach: () => {
    const lists = [listOf(ownProjects), listOf(ownProjects)]
    const settings = withExtensions([])
    asked = providerAnswersEach({
      ...answers,
      '/web-settings': settings,
      '/get-added-projects': lists,
    })
  },
  play: async ({ canvas, canvasElement }) => {
    const open = await row(canvas, 'Garden Wharf')
    await userEvent.click(open.getByRole('button', { name: 'More for Garden Wharf' }))
    await userEvent.click(await open.findByRole('button', { name: 'Delete' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog'))
    await expect(askedFor('/delete_project')).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(askedFor('/delete_project')).toHaveLength(1))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const NothingYet: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-added-projects': listOf([]) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Present your first project')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'List a project' })).toHaveAttribute(
      'href',
      '/user/add-project',
    )
  },
}
