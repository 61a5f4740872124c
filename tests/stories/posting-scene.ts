import { userEvent, within } from 'storybook/test'

/** A draft that stories write, and where the provider keeps it. */
export const DRAFT = '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f'
export const DRAFT_ON_SERVER = `/ext/drafts/${DRAFT}`
export const WRITTEN_AT = '2026-05-04T08:30:00.000000Z'

/** A draft is kept there. */
export const draftIsKept = { body: { data: { revision: 1, updated_at: WRITTEN_AT } } }

/** What the form of a new listing is told of its page. */
export const newListing = {
  viewer: 5,
  draft: DRAFT,
  mayExist: false,
  keepsOnServer: true,
  hasOwnListings: true,
  takesUploads: true,
  stored: null,
  onChange: () => {},
}

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>

/** Another step of the form. */
export async function toFormStep(canvas: Canvas, name: RegExp): Promise<void> {
  const steps = within(await canvas.findByRole('navigation', { name: 'Form steps' }))
  await userEvent.click(steps.getByRole('button', { name }))
  await canvas.findByRole('heading', { level: 2, name })
}
