import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { projectValues } from '@/client/api/member/my-projects.ts'
import { noProject } from '@/domain/listing/project-post.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import {
  DRAFT,
  DRAFT_ON_SERVER,
  draftIsKept,
  newListing,
  toFormStep,
} from '@/tests/stories/posting-scene.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ownProjectDetail, wholeProject } from '@/tests/stories/sample-my-projects.ts'
import { postingAnswers } from '@/tests/stories/sample-posting.ts'
import { ListingEditor } from '../listing-editor.tsx'
import { projectKind } from './project-kind.tsx'

let asked: ReturnType<typeof providerAnswersEach>
const sentTo = (path: string) => asked.filter((call) => call.path === path)

const waiting = ownProjectDetail({ request_status: 'pending', status: 0 })
const answers = {
  ...postingAnswers,
  [DRAFT_ON_SERVER]: draftIsKept,
  '/post_project': { body: { data: [waiting] } },
}
const own = ownProjectDetail()

const meta = {
  title: 'features/listing-editor/project',
  component: ListingEditor<'project'>,
  decorators: [inSite],
  args: {
    ...newListing,
    kind: projectKind,
    start: wholeProject,
  },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof ListingEditor<'project'>>

export default meta
type Story = StoryObj<typeof meta>

/** Typed text is autosaved to the provider. */
export const Basics: Story = {
  args: { start: noProject },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Yard')
    await userEvent.click(canvas.getByRole('radio', { name: /^Under construction/ }))
    await waitFor(() => expect(canvas.getByText(/^Saved /)).toBeVisible())
    const kept = sentTo(DRAFT_ON_SERVER).at(-1)
    await expect(kept?.body.kind).toBe('project')
    await expect(kept?.body.content).toContain('"type":"under_construction"')
  },
}

/** A floor plan can be added only after all others have a name and a file. */
export const FloorPlans: Story = {
  args: { start: noProject },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Floor plans/)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a floor' }))
    const name = await canvas.findByLabelText('Floor name')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Add another floor' }))
    await expect(canvas.getByText(/^Add a name and a file for this floor/)).toBeVisible()
    await expect(canvas.getAllByLabelText('Floor name')).toHaveLength(1)
    await userEvent.type(name, 'Ground floor')
    const drawing = await canvas.findByLabelText(/^Choose a file/)
    await waitFor(() => expect(drawing).toBeEnabled())
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(drawing, new File(['GIF'], 'notes.txt', { type: 'text/plain' }))
    await expect(await canvas.findByText('A floor plan must be an image or a PDF.')).toBeVisible()
    await user.upload(drawing, new File(['%PDF-1.7'], 'ground.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByText('ground.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add another floor' }))
    await waitFor(() => expect(canvas.getAllByLabelText('Floor name')).toHaveLength(2))
  },
}

/** Floor plans are reordered and removed. */
export const FloorsThatAreThere: Story = {
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Floor plans/)
    const grip = await canvas.findByRole('button', { name: 'Move Roof' })
    grip.focus()
    await userEvent.keyboard(' {ArrowUp} ')
    const names = () => canvas.getAllByLabelText('Floor name')
    await waitFor(() => expect(names()[0]).toHaveValue('Roof'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove floor: Ground floor' }))
    await expect(names()).toHaveLength(1)
    const left = canvas.getByRole('article', { name: 'Roof' })
    await waitFor(() => expect(left).toContainElement(document.activeElement as HTMLElement))
  },
}

/** Errors link to their fields in any step, including floor plans. */
export const Refused: Story = {
  args: {
    start: {
      ...wholeProject,
      title: '',
      plans: [...wholeProject.plans, { key: 'p3', title: 'Attic', file: null }],
    },
  },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Review/)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Please fix 2 problems')).toBeVisible()
    await expect(sentTo('/post_project')).toHaveLength(0)
    const summary = within(canvas.getByRole('alert'))
    await userEvent.click(summary.getByRole('button', { name: 'Attic' }))
    const floor = within(await canvas.findByRole('article', { name: 'Attic' }))
    await expect(floor.getByText('Add a name and a file for the floor plan')).toBeVisible()
  },
}

/** A double click publishes once. */
export const Published: Story = {
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Review/)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Your listing is under review')).toBeVisible()
    await expect(sentTo('/post_project')).toHaveLength(1)
    await expect(sentTo('/post_project')[0]?.body).toMatchObject({
      title: 'Saltworks Yard',
      type: 'under_construction',
      draft_id: DRAFT,
      'plans[1][title]': 'Roof',
    })
  },
}

/** Sends only changed fields, with the revision they are based on. */
export const Changed: Story = {
  args: { stored: own, start: projectValues(own) },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Title')
    await expect(title).toHaveValue('Harbour Steps')
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled()
    await userEvent.type(title, ' East')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText('Your changes are under review')).toBeVisible()
    const [sent] = sentTo('/post_project')
    await expect(sent?.body).toEqual({
      id: '4',
      revision: '3',
      title: 'Harbour Steps East',
      draft_id: DRAFT,
    })
  },
}
