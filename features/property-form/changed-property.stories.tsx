import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PlaceSearch } from '@/features/location/place-search.tsx'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ownRow, postingAnswers } from '@/tests/stories/sample-posting.ts'
import { EditProperty } from './edit-property.tsx'

let asked: ReturnType<typeof providerAnswersEach>
const updates = () => asked.filter(({ path }) => path === '/update_post_property')

const own = (row: object) => ({ body: { total: 1, total_views: 0, data: [row] } })
const answers = {
  ...postingAnswers,
  '/ext/drafts': { body: { data: [] } },
  '/get-added-properties': own(ownRow),
  '/update_post_property': { body: { data: [{ ...ownRow, request_status: 'pending' }] } },
}

const meta = {
  title: 'features/property-form/changed',
  component: EditProperty,
  decorators: [inSite],
  args: { slug: 'loft', PlaceSearch },
  beforeEach: async () => {
    // What comes on demand in the product is there at once in a story.
    await import('./changed-property.tsx')
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof EditProperty>

export default meta
type Story = StoryObj<typeof meta>

/** Why it was refused stands above; only what differs is sent. */
export const Rejected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The photos show another home.')).toBeVisible()
    const save = await canvas.findByRole('button', { name: 'Save changes' })
    await expect(save).toBeDisabled()
    const title = canvas.getByLabelText('Title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Mill loft')
    await waitFor(() => expect(save).toBeEnabled())
    await expect(await canvas.findByText('Saved on this device only')).toBeVisible()
    await userEvent.click(save)
    await expect(await canvas.findByText('Your changes are in review')).toBeVisible()
    const [sent] = updates()
    await expect(sent?.body).toMatchObject({ action_type: '0', id: '41', revision: '3' })
    await expect(sent?.body).toMatchObject({ title: 'Mill loft' })
    await expect(Object.keys(sent?.body ?? {})).not.toContain('price')
  },
}

/** Another tab was faster: it is compared, and then goes on from there. */
export const Overtaken: Story = {
  beforeEach: () => {
    const theirs = own({ ...ownRow, title: 'Their title', revision: 4 })
    const stale = { status: 409, body: { key: 'stale' } }
    asked = providerAnswersEach({
      ...answers,
      '/get-added-properties': [own(ownRow), theirs],
      '/update_post_property': [stale, answers['/update_post_property']],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ' now')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('Their title')).toBeVisible())
    // Closing it keeps what was written here.
    const [close] = dialog.getAllByRole('button', { name: 'Take everything from here' })
    if (close) await userEvent.click(close)
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Loft by the mill now')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(updates()).toHaveLength(2))
    await expect(updates()[1]?.body).toMatchObject({ title: 'Loft by the mill now', revision: '4' })
  },
}

export const NotOnesOwn: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-added-properties': own({}) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such listing of yours')).toBeVisible()
  },
}
