import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { keepDeviceDraft, readDeviceDraft } from '@/client/state/device/draft-store.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ownRow, postingAnswers, wholeProperty } from '@/tests/stories/sample-posting.ts'
import { EditorPage } from '../editor-page.tsx'

const UNSENT = '6a1f2a52-6f4e-4a53-9f0b-0c5d9a2b7c10'
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
  title: 'features/listing-editor/property/changed',
  component: EditorPage,
  decorators: [inSite],
  args: { kind: 'property', slug: 'loft' },
  beforeEach: async () => {
    // Preloads the code, so that stories need not wait for it.
    await import('../changed-listing.tsx')
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the reason of the rejection; sends only changed fields. */
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
    await expect(await canvas.findByText('Your changes are under review')).toBeVisible()
    const [sent] = updates()
    await expect(sent?.body).toMatchObject({ action_type: '0', id: '41', revision: '3' })
    await expect(sent?.body).toMatchObject({ title: 'Mill loft' })
    await expect(Object.keys(sent?.body ?? {})).not.toContain('price')
  },
}

/** Conflict with a change in another tab: the versions are compared, then editing continues. */
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
    // Closing the dialog keeps the local changes.
    const [close] = dialog.getAllByRole('button', { name: 'Use this version for all' })
    if (close) await userEvent.click(close)
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Loft by the mill now')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(updates()).toHaveLength(2))
    await expect(updates()[1]?.body).toMatchObject({ title: 'Loft by the mill now', revision: '4' })
    // The draft has left the device, and does not open in the next story.
    await expect(await canvas.findByText('Your changes are under review')).toBeVisible()
  },
}

/** An unsent draft of an earlier visit can be discarded, which restores the listing. */
export const TakenBack: Story = {
  beforeEach: async () => {
    await keepDeviceDraft(5, {
      id: UNSENT,
      kind: 'property',
      listing: 41,
      revision: 0,
      isAhead: true,
      content: { ...wholeProperty, title: 'Loft, half written' },
      changedAt: Date.parse('2026-03-01T09:00:00Z'),
    })
    const nowhere = { status: 404, body: { key: 'notFound' } }
    asked = providerAnswersEach({ ...answers, [`/ext/drafts/${UNSENT}`]: [nowhere, { body: {} }] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Loft, half written')
    const discard = canvas.getByRole('button', { name: 'Discard' })
    discard.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, discard' }))
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Loft by the mill'))
    await expect(canvas.queryByText(/haven’t saved yet/)).toBeNull()
    await expect(await readDeviceDraft(5, UNSENT)).toBeNull()
  },
}

/** Opened by URL: an edit the provider would refuse is reported at the start. */
export const Sold: Story = {
  beforeEach: () => {
    const sold = own({ ...ownRow, property_type: 'sold' })
    asked = providerAnswersEach({ ...answers, '/get-added-properties': sold })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This home is sold')).toBeVisible()
    await expect(canvas.queryByLabelText('Title')).toBeNull()
  },
}

export const NotOnesOwn: Story = {
  beforeEach: () => {
    const nothing = { body: { total: 0, total_views: 0, data: [] } }
    asked = providerAnswersEach({ ...answers, '/get-added-properties': nothing })
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We couldn’t find this listing in your account'),
    ).toBeVisible()
  },
}
