import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { keepDeviceDraft } from '@/client/state/device/draft-store.ts'
import { noProperty } from '@/domain/listing/property-post.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import {
  DRAFT,
  DRAFT_ON_SERVER,
  draftIsKept,
  newListing,
  toFormStep,
  WRITTEN_AT,
} from '@/tests/stories/posting-scene.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { postingAnswers, wholeProperty } from '@/tests/stories/sample-posting.ts'
import { drawnPhoto, providerTakesUploads } from '@/tests/stories/taking-uploads.ts'
import { EditorPage } from '../editor-page.tsx'
import { ListingEditor } from '../listing-editor.tsx'
import { propertyKind } from './property-kind.tsx'

let asked: ReturnType<typeof providerAnswersEach>
const sentTo = (path: string) => asked.filter((call) => call.path === path)

const answers = {
  ...postingAnswers,
  [DRAFT_ON_SERVER]: draftIsKept,
}

const meta = {
  title: 'features/listing-editor/property',
  component: ListingEditor<'property'>,
  decorators: [inSite],
  args: {
    ...newListing,
    kind: propertyKind,
    start: wholeProperty,
  },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof ListingEditor<'property'>>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Pending response of a chunk upload. */
let arrive = Promise.withResolvers<Response | null>()

/** Selects a photo and publishes the listing during the upload. */
const publishWithPhoto = async (canvas: Canvas, name: string) => {
  await toFormStep(canvas, /^Photos/)
  const input = await canvas.findByLabelText('Add photos')
  await waitFor(() => expect(input).toBeEnabled())
  await userEvent.upload(input, await drawnPhoto(name))
  await canvas.findByText('0% uploaded')
  await toFormStep(canvas, /^Review/)
  const publish = canvas.getByRole('button', { name: 'Publish' })
  await userEvent.click(publish)
  return publish
}

/** Typed text is autosaved to the provider; preview and price update. */
export const Basics: Story = {
  args: { start: noProperty },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Loft')
    // All steps fit at 1280 pixels and more.
    const steps = canvas.getByRole('navigation', { name: 'Form steps' }).querySelector('ol')
    if (steps && innerWidth >= 1024) await expect(steps.scrollWidth).toBe(steps.clientWidth)
    await userEvent.click(canvas.getByRole('radio', { name: 'Rent out' }))
    await expect(canvas.getByLabelText('Rent period')).toHaveValue('Monthly')
    await userEvent.type(canvas.getByLabelText('Price'), '1200')
    await expect(canvas.getAllByText('$1,200.00')[0]).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/^Saved /)).toBeVisible())
    // The preview is inert.
    const preview = document.querySelector('figure [inert]')
    await expect(preview?.textContent).toContain('Loft')
    for (const button of preview?.querySelectorAll('button') ?? []) {
      await expect(button).not.toBeVisible()
    }
    const [kept] = sentTo(DRAFT_ON_SERVER)
    await expect(kept?.body.kind).toBe('property')
    await expect(kept?.body.content).toContain('"title":"Loft"')
  },
}

/** All parameter types. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Details/)
    await expect(canvas.getByLabelText('Bedrooms')).toHaveValue('3')
    await userEvent.selectOptions(canvas.getByLabelText(/^Heating/), 'Heat pump')
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(canvas.getByRole('checkbox', { name: 'Lift' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Garden' }))
    await expect(canvas.getByRole('checkbox', { name: 'Garden' })).toBeChecked()
  },
}

export const WithoutCategory: Story = {
  args: { start: noProperty },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Details/)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a category' }))
    await waitFor(() => expect(canvas.getByLabelText('Category')).toHaveFocus())
  },
}

export const Photos: Story = {
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Photos/)
    await userEvent.type(canvas.getByLabelText(/^Video/), 'https://example.org/film')
    await expect(canvas.getByText('Enter a link to a YouTube video')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText(/^Video/))
    await userEvent.type(canvas.getByLabelText(/^Video/), 'https://youtu.be/aaaaaaaaaaa')
    await expect(canvas.getByRole('link', { name: 'Watch video' })).toBeVisible()
    await expect(document.querySelector('iframe')).toBe(null)
  },
}

export const SearchEngines: Story = {
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Search engines/)
    await userEvent.type(canvas.getByLabelText(/^Description for search/), 'Too short')
    await expect(canvas.getByText(/^Shorter than 50 characters/)).toBeVisible()
    await expect(canvas.getByText('9 of 160')).toBeVisible()
    await expect(canvas.getAllByText(/light-flat-by-the-harbour/)[0]).toBeVisible()
  },
}

/** Errors link to their fields in any step. */
export const Refused: Story = {
  args: { start: { ...wholeProperty, title: '', price: null, parameters: {} } },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Review/)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Please fix 3 problems')).toBeVisible()
    await expect(canvas.getByText(/Title is required/)).toBeVisible()
    await expect(sentTo('/post_property')).toHaveLength(0)
    const summary = within(canvas.getByRole('alert'))
    await userEvent.click(summary.getByRole('button', { name: 'Bedrooms' }))
    const bedrooms = await canvas.findByLabelText('Bedrooms')
    await waitFor(() => expect(bedrooms).toHaveFocus())
    await userEvent.type(bedrooms, '2')
    await expect(await canvas.findByText('Please fix 2 problems')).toBeVisible()
    await toFormStep(canvas, /^Review/)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    const told = canvas.getByRole('alert').parentElement
    await waitFor(() => expect(told).toHaveFocus())
  },
}

/** Errors from the provider appear at the field, too. */
export const RefusedByTheProvider: Story = {
  beforeEach: () => {
    const fields = { video_link: 'The video is not reachable' }
    const refusal = { status: 422, body: { key: 'invalid', fields } }
    asked = providerAnswersEach({ ...answers, '/post_property': refusal })
  },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Review/)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Please fix 1 problem')).toBeVisible()
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Video' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Video/)).toHaveFocus())
    await expect(canvas.getAllByText(/The video is not reachable/)).toHaveLength(2)
  },
}

/** Possible duplicates are shown first; a double click publishes once. */
export const Published: Story = {
  beforeEach: () => {
    const row = {
      id: 9,
      slug_id: 'twin',
      title: 'Twin by the harbour',
      title_image: '',
      city: 'Kirkland',
      price: 380000,
      property_type: 'sell',
      is_own: true,
      reasons: ['place', 'size'],
    }
    asked = providerAnswersEach({
      ...answers,
      '/ext/listings/duplicates': { body: { data: [row] } },
    })
  },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Review/)
    await expect(canvas.getByText('We look at every listing within a day.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    const alike = dialog.getByText('Same location on the map, size')
    await waitFor(() => expect(alike).toBeVisible())
    await userEvent.dblClick(
      dialog.getByRole('button', { name: 'It’s a different property. Publish' }),
    )
    await expect(await canvas.findByText('Your listing is under review')).toBeVisible()
    await expect(sentTo('/post_property')).toHaveLength(1)
    await expect(sentTo('/post_property')[0]?.body).toMatchObject({
      title: 'Light flat by the harbour',
      'parameters[0][value]': '3',
      draft_id: DRAFT,
    })
  },
}

/** Starts another listing in place: the gate is checked again, and the form is empty. */
export const ListAnother: Story = {
  beforeEach: async () => {
    // Preloads the code, so that stories need not wait for it.
    await import('../new-listing.tsx')
    await keepDeviceDraft(5, {
      id: DRAFT,
      kind: 'property',
      listing: null,
      content: wholeProperty,
      revision: 0,
      isAhead: true,
      changedAt: Date.parse(WRITTEN_AT),
    })
    await beSignedIn({ ...samplePerson, profile: '/ana.jpg', address: '12 Harbour Street' })
    const mayList = { package_available: true, feature_available: true, limit_available: true }
    asked = providerAnswersEach({
      ...answers,
      '/check-package-limit': { body: { data: mayList } },
      '/ext/drafts': { body: { data: [] } },
      [DRAFT_ON_SERVER]: [{ status: 404 }, answers[DRAFT_ON_SERVER]],
    })
  },
  render: () => <EditorPage kind="property" draft={DRAFT} />,
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Review/)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'List another' }))
    await expect(await canvas.findByLabelText('Title')).toHaveValue('')
    await expect(sentTo('/post_property')).toHaveLength(1)
  },
}

/** After dismissing the gate, the form can be requested again. */
export const TurnedAway: Story = {
  beforeEach: () => beSignedIn(samplePerson),
  render: () => <EditorPage kind="property" />,
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Complete your profile first' })
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }))
    await screen.findByRole('dialog', { name: 'Complete your profile first' })
  },
}

/**
 * The provider refuses although its gate response allows it: the error is shown, and there is no
 * endless retry.
 */
export const RefusedWithoutReason: Story = {
  beforeEach: () => {
    const mayList = { package_available: true, feature_available: true, limit_available: true }
    asked = providerAnswersEach({
      ...answers,
      '/check-package-limit': { body: { data: mayList } },
      '/post_property': { status: 403, body: { key: 'profileIncomplete' } },
    })
    return beSignedIn({ ...samplePerson, profile: '/ana.jpg', address: '12 Harbour Street' })
  },
  play: async ({ canvas }) => {
    await toFormStep(canvas, /^Review/)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Your listing could not be submitted')).toBeVisible()
    await expect(canvas.getByText(/^You have not completed your profile yet/)).toBeVisible()
    await expect(sentTo('/post_property')).toHaveLength(1)
  },
}

/** Published during an upload: publishing continues automatically after the upload. */
export const AwaitsFiles: Story = {
  beforeEach: () => {
    arrive = Promise.withResolvers()
    providerTakesUploads({ isBesides: true, onPiece: () => arrive.promise })
  },
  play: async ({ canvas }) => {
    const publish = await publishWithPhoto(canvas, 'kitchen.jpg')
    await expect(await canvas.findByText(/^We’ll submit your listing/)).toBeVisible()
    await expect(canvas.getByText('0 of 1 ready')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t submit yet' }))
    await expect(canvas.queryByText(/^We’ll submit your listing/)).toBe(null)
    await userEvent.dblClick(publish)
    await expect(sentTo('/post_property')).toHaveLength(0)
    arrive.resolve(null)
    await expect(await canvas.findByText('Your listing is under review')).toBeVisible()
    await expect(sentTo('/post_property')).toHaveLength(1)
    await expect(sentTo('/post_property')[0]?.body).toMatchObject({ 'pictures[1][upload]': 'u1' })
  },
}

/** Left while waiting for uploads and opened again: publishes after the uploads. */
export const WaitsAgain: Story = {
  args: { mayExist: true },
  beforeEach: async () => {
    await keepDeviceDraft(5, {
      id: DRAFT,
      kind: 'property',
      listing: null,
      content: wholeProperty,
      revision: 0,
      isAhead: true,
      isAwaited: true,
      changedAt: Date.parse(WRITTEN_AT),
    })
    asked = providerAnswersEach({ ...answers, [DRAFT_ON_SERVER]: [{ status: 404 }, draftIsKept] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your listing is under review')).toBeVisible()
    await expect(sentTo('/post_property')).toHaveLength(1)
  },
}

/** A failed upload stops publishing and is named. */
export const StoppedByAFile: Story = {
  beforeEach: () => {
    arrive = Promise.withResolvers()
    providerTakesUploads({ isBesides: true, onPiece: () => arrive.promise })
  },
  play: async ({ canvas }) => {
    await publishWithPhoto(canvas, 'kitchen.jpg')
    await canvas.findByText(/^We’ll submit your listing/)
    arrive.resolve(Response.json({ key: 'demo' }, { status: 403 }))
    await expect(await canvas.findByText(/^Not submitted/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'kitchen.jpg' }))
    await expect(await canvas.findByText('Upload failed')).toBeVisible()
    await expect(sentTo('/post_property')).toHaveLength(0)
  },
}

/** Conflict with a change on another device: each field is chosen. */
/** Separate draft ID, because the autosave of another story may still be running. */
const REOPENED = '0190c0de-7b1e-7cc3-98c4-dc0c0c073990'

export const TwoVersions: Story = {
  args: { mayExist: true, draft: REOPENED },
  beforeEach: async () => {
    const kept = { ...wholeProperty, title: 'Written here' }
    await keepDeviceDraft(5, {
      id: REOPENED,
      kind: 'property',
      listing: null,
      content: kept,
      revision: 1,
      isAhead: true,
      changedAt: Date.parse(WRITTEN_AT),
    })
    const content = { ...wholeProperty, title: 'Written there', price: 400_000 }
    const draft = { id: REOPENED, kind: 'property', content, revision: 2, updated_at: WRITTEN_AT }
    const saved = { body: { data: { revision: 3, updated_at: WRITTEN_AT } } }
    asked = providerAnswersEach({
      ...answers,
      [`/ext/drafts/${REOPENED}`]: [{ body: { data: draft } }, saved],
    })
  },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('$400,000.00')).toBeVisible())
    const title = within(dialog.getByRole('group', { name: 'Title' }))
    await userEvent.click(title.getByRole('radio', { name: /Other version/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Written there')
    await expect(canvas.getByLabelText('Price')).toHaveValue('385,000')
  },
}
