import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { ownProperties, ownProperty } from '@/tests/stories/sample-my-listings.ts'
import { ownProject, ownProjects } from '@/tests/stories/sample-my-projects.ts'
import { heldAnswer } from '@/tests/stories/sample-packages.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { MyListingPage } from './my-listing-page.tsx'
import { MyListingsList } from './my-listings.tsx'

const withExtensions = (extensions: string[]) => ({
  body: { data: { ...sampleSettings, extensions } },
})
const projectsOf = (data: object[]) => ({ body: { total: data.length, data } })
const nothing = { body: { total: 0, total_views: 0, data: [] } }
const people = [
  { id: 5, name: 'Mira Lindqvist', profile: '', email: 'mira@example.com', mobile: '+15035550104' },
  { id: 6, name: null, profile: '', email: null, mobile: '+4940123457' },
]
const happenings = [
  { kind: 'price', price: 389_000, former_price: 410_000 },
  { kind: 'listed', price: 410_000, former_price: null },
  { kind: 'approved', price: null, former_price: null },
  { kind: 'rejected', price: null, former_price: null, reason: 'The photos show another house.' },
].map((row, day) => ({
  reason: null,
  happened_at: `2026-05-0${8 - day}T08:30:00.000000Z`,
  ...row,
}))

const answers = {
  ...memberAnswers,
  '/web-settings': withExtensions(['own-listings', 'listing-cards', 'viewings']),
  '/get-added-properties': {
    body: { total: ownProperties.length, total_views: 9, data: ownProperties },
  },
  '/get-added-projects': projectsOf(ownProjects),
  '/get_interested_users': { body: { total: 2, data: people } },
  '/ext/listings/history': { body: { data: happenings } },
}
let asked: ReturnType<typeof providerAnswersEach>
const askedFor = (path: string) => asked.filter((call) => call.path === path)

const meta = {
  title: 'features/my-listings',
  component: MyListingsList,
  decorators: [inSite],
  parameters: {
    nextjs: { appDirectory: true, navigation: { pathname: '/user/properties' } },
  },
  args: { kind: 'property', shown: {} },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof MyListingsList>

export default meta
type Story = StoryObj<typeof meta>

const row = async (canvas: ReturnType<typeof within>, title: string) =>
  within(await canvas.findByRole('article', { name: title }))

/** One listing per status, which determines the actions. */
export const List: Story = {
  beforeEach: () => {
    const deleted = { body: { total: 0, total_views: 0, data: [] } }
    const list = answers['/get-added-properties']
    asked = providerAnswersEach({ ...answers, '/get-added-properties': [list, deleted, list] })
  },
  play: async ({ canvas }) => {
    const rejected = await row(canvas, 'House by the lake')
    await expect(rejected.getByText('The photos show another house.')).toBeVisible()
    await expect(rejected.getByRole('link', { name: /^Fix it/ })).toHaveAttribute(
      'href',
      '/user/edit-property/house-by-the-lake',
    )
    const open = await row(canvas, 'Flat at the harbour')
    const more = open.getByRole('button', { name: 'More actions for Flat at the harbour' })
    await userEvent.click(more)
    await expect(await open.findByRole('link', { name: 'Viewing times' })).toHaveAttribute(
      'href',
      '/user/viewings?show=times&property=22',
    )
    await userEvent.click(await open.findByRole('button', { name: 'Hide' }))
    await expect(more).toHaveFocus()
    await waitFor(() => expect(askedFor('/change-property-status')).toHaveLength(1))
    await expect(askedFor('/change-property-status')[0]?.body).toEqual({
      property_id: '22',
      status: '0',
    })
    const sold = await row(canvas, 'Cottage in the vineyard')
    await expect(sold.queryByRole('link', { name: /^Edit/ })).toBeNull()
    await userEvent.click(
      sold.getByRole('button', { name: 'More actions for Cottage in the vineyard' }),
    )
    await expect(sold.queryByRole('link', { name: 'Viewing times' })).toBeNull()
  },
}

export const Featuring: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({
      ...answers,
      '/get-package': heldAnswer,
      '/store_advertisement': {},
    })
  },
  play: async ({ canvas }) => {
    const open = await row(canvas, 'Flat at the harbour')
    await userEvent.click(
      open.getByRole('button', { name: 'More actions for Flat at the harbour' }),
    )
    await userEvent.click(await open.findByRole('button', { name: 'Feature' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Feature' }))
    await waitFor(() =>
      expect(askedFor('/store_advertisement').map(({ body }) => body)).toEqual([
        { feature_for: 'property', property_id: '22', placement: 'list' },
      ]),
    )
    const rejected = await row(canvas, 'House by the lake')
    await userEvent.click(
      rejected.getByRole('button', { name: 'More actions for House by the lake' }),
    )
    await expect(rejected.queryByRole('button', { name: 'Feature' })).toBeNull()
  },
}

/** Irreversible actions need a confirmation. */
export const Selling: Story = {
  beforeEach: List.beforeEach,
  play: async ({ canvas }) => {
    const open = await row(canvas, 'Flat at the harbour')
    const more = open.getByRole('button', { name: 'More actions for Flat at the harbour' })
    await userEvent.click(more)
    await userEvent.click(await open.findByRole('button', { name: 'Mark as sold' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(askedFor('/update_property_status')).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }))
    await waitFor(() => expect(askedFor('/update_property_status')).toHaveLength(1))
    await expect(askedFor('/update_property_status')[0]?.body).toEqual({
      property_id: '22',
      status: '2',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const JustDeleted: Story = {
  beforeEach: () => {
    const gone = ownProperty({
      id: 25,
      title: 'Loft over the mill',
      deleted_at: ownProperty().created_at,
    })
    const deleted = { body: { total: 1, total_views: 0, data: [gone] } }
    asked = providerAnswersEach({
      ...answers,
      '/get-added-properties': [answers['/get-added-properties'], deleted],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Restore: Loft over the mill' }),
    )
    await waitFor(() => expect(askedFor('/ext/listings/restore')).toHaveLength(1))
    await expect(askedFor('/ext/listings/restore')[0]?.body).toEqual({ kind: 'property', id: '25' })
  },
}

const ofProjects = {
  args: { kind: 'project' },
  parameters: { nextjs: { navigation: { pathname: '/user/projects' } } },
} satisfies Story

/** Responses: the list, recently deleted listings, and the list again. */
const answersOfProjects = (deleted: object[]) => {
  const list = answers['/get-added-projects']
  asked = providerAnswersEach({
    ...answers,
    '/get-added-projects': [list, projectsOf(deleted), list],
  })
}

export const Projects: Story = {
  ...ofProjects,
  beforeEach: () => answersOfProjects([]),
  play: async ({ canvas }) => {
    const refused = await row(canvas, 'Mill Court')
    await expect(refused.getByText('The site plan is missing.')).toBeVisible()
    await expect(refused.getByRole('link', { name: /^Fix it/ })).toBeVisible()
    const waiting = await row(canvas, 'Orchard Row')
    await expect(waiting.getByText('Pending approval')).toBeVisible()
    await expect(waiting.queryByText('Active')).toBeNull()
    await expect(waiting.queryByRole('button', { name: 'Hide' })).toBeNull()
    const open = await row(canvas, 'Harbour Steps')
    await expect(open.getByRole('link', { name: 'Harbour Steps' })).toHaveAttribute(
      'href',
      '/project-details/harbour-steps',
    )
    await userEvent.click(open.getByRole('button', { name: 'More actions for Harbour Steps' }))
    await userEvent.click(await open.findByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(askedFor('/change-project-status')).toHaveLength(1))
    const [sent] = askedFor('/change-project-status')
    await expect(sent?.body).toEqual({ project_id: '4', status: '0' })
  },
}

export const ProjectJustDeleted: Story = {
  ...ofProjects,
  beforeEach: () => {
    const deleted_at = ownProperty().created_at
    answersOfProjects([ownProject({ id: 35, title: 'Old Brewery', deleted_at })])
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore: Old Brewery' }))
    await waitFor(() => expect(askedFor('/ext/listings/restore')).toHaveLength(1))
    await expect(askedFor('/ext/listings/restore')[0]?.body).toEqual({ kind: 'project', id: '35' })
  },
}

/** Without undo in the provider, a deletion needs a confirmation; nor does it know viewings. */
export const DeletedForGood: Story = {
  ...ofProjects,
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/web-settings': withExtensions([]) })
  },
  play: async ({ canvas }) => {
    const open = await row(canvas, 'Garden Wharf')
    await userEvent.click(open.getByRole('button', { name: 'More actions for Garden Wharf' }))
    await expect(open.queryByRole('link', { name: 'Viewing times' })).toBeNull()
    await userEvent.click(await open.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(askedFor('/delete_project')).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(askedFor('/delete_project')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NoProjectYet: Story = {
  ...ofProjects,
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-added-projects': projectsOf([]) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('List your first project')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'List a project' })).toHaveAttribute(
      'href',
      '/user/add-project',
    )
  },
}

export const NothingYet: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-added-properties': nothing })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('List your first home')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'List a property' })).toHaveAttribute(
      'href',
      '/user/add-property',
    )
  },
}
export const NothingFound: Story = {
  args: { shown: { decision: 'rejected', isActive: false } },
  beforeEach: NothingYet.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching properties')).toBeVisible()
    await expect(canvas.getByLabelText('Decision')).toHaveValue('rejected')
    await expect(canvas.getByLabelText('Visibility')).toHaveValue('inactive')
  },
}
export const Failed: Story = {
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    asked = providerAnswersEach({ ...answers, '/get-added-properties': failed })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: List.beforeEach,
}

const one = (facts: Parameters<typeof ownProperty>[0]) => () => {
  const own = { body: { total: 1, total_views: 9, data: [ownProperty(facts)] } }
  asked = providerAnswersEach({ ...answers, '/get-added-properties': own })
}

export const Page: Story = {
  render: () => <MyListingPage slug="house-by-the-lake" />,
  beforeEach: one({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Call: Mira Lindqvist' })).toHaveAttribute(
      'href',
      'tel:+15035550104',
    )
    await expect(await canvas.findByRole('link', { name: 'Viewing times' })).toHaveAttribute(
      'href',
      '/user/viewings?show=times&property=17',
    )
    await expect(
      await canvas.findByText(/^\u2066.389,000(.00)?\u2069, previously \u2066.410,000/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(askedFor('/delete_property')).toHaveLength(1))
  },
}
/** Sections of the page may fail independently. */
export const PagePartsFailed: Story = {
  render: Page.render,
  beforeEach: () => {
    const own = { body: { total: 1, total_views: 9, data: [ownProperty()] } }
    const failed = { status: 422, body: { key: 'invalid' } }
    asked = providerAnswersEach({
      ...answers,
      '/get-added-properties': own,
      '/get_interested_users': [failed, answers['/get_interested_users']],
      '/ext/listings/history': failed,
    })
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    )
    const [again] = canvas.getAllByRole('button', { name: 'Try again' })
    if (again) await userEvent.click(again)
    await expect(await canvas.findByText('Mira Lindqvist')).toBeVisible()
  },
}
export const PageRejected: Story = {
  render: Page.render,
  beforeEach: one({ request_status: 'rejected' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Why it was rejected')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fix it' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mark as sold' })).toBeNull()
  },
}
export const PageExpired: Story = {
  render: Page.render,
  beforeEach: one({ is_expired: true }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew' }))
    await waitFor(() => expect(askedFor('/ext/listings/renew')).toHaveLength(1))
  },
}
export const PageOfNobody: Story = {
  render: Page.render,
  beforeEach: () => {
    const none = { status: 404, body: { key: 'notFound' } }
    asked = providerAnswersEach({ ...answers, '/get-added-properties': none })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This isn’t one of your properties')).toBeVisible()
  },
}
