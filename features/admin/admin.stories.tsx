import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import {
  AFTER_PROPERTY,
  adminAnswers,
  reviewApplication,
  reviewEdited,
} from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { AuditScreen } from './audit-screen.tsx'
import { OverviewScreen } from './overview/overview-screen.tsx'
import { PeopleScreen } from './people/people-screen.tsx'
import { ReviewScreen } from './review/review-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

/** Response lists are consumed, so each story needs its own copy. */
const fresh = () => structuredClone(adminAnswers)

const meta = {
  title: 'features/admin/pages',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/review' } },
  },
  render: () => <ReviewScreen />,
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(fresh())
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)
const DECISIONS = '/ext/admin/review/decisions'

export const Review: Story = {
  play: async ({ canvas }) => {
    const title = { level: 2, name: 'Light flat by the harbour' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByText('12 Shore Road, door 7')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Harbour flat' })).toBeVisible()
    await userEvent.keyboard('?')
    await screen.findByText('Shortcuts are off while you type.')
    await userEvent.keyboard('a{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent(DECISIONS)).toEqual([])
    await userEvent.keyboard('a')
    await waitFor(() =>
      expect(sent(DECISIONS)).toEqual([
        { kind: 'property', id: '12', revision: '3', decision: 'approved' },
      ]),
    )
    const next = { level: 2, name: 'Mira Lindqvist' }
    await expect(await canvas.findByRole('heading', next)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'passport.pdf' })).toBeVisible()
    await userEvent.keyboard('u')
    await waitFor(() =>
      expect(sent('/ext/admin/review/undo')).toEqual([
        { kind: 'property', id: '12', revision: '4' },
      ]),
    )
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
  },
}
export const EditedListing: Story = {
  beforeEach: () => {
    const edited = { body: { data: reviewEdited } }
    asked = providerAnswersEach({ ...fresh(), '/ext/admin/review/next': edited })
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Changes since approval' })
    const changed = within(title.closest('section') ?? document.body)
    const row = (name: string) =>
      changed.getByRole('heading', { level: 4, name }).closest('li')?.textContent
    await expect(row('Title')).toBe('TitleBeforeFlat by the harbourNowLight flat by the harbour')
    await expect(row('Price')).toBe('PriceBefore$1,250.00Now$1,450.00')
    await expect(row('Bedrooms')).toBe('BedroomsBeforeNoneNow2')
    const marked = [...document.querySelectorAll('del, ins')].map((it) => it.textContent)
    await expect(marked).toEqual(expect.arrayContaining(['Two', 'Three', 'Terms.pdf', 'Lease.pdf']))
    await expect(changed.queryByRole('heading', { name: 'Address' })).toBeNull()
    await expect(changed.getByRole('img', { name: 'New photos 1' })).toBeVisible()
    await expect(changed.getByRole('img', { name: 'The hall' })).toBeVisible()
  },
}
export const Keys: Story = {
  render: () => (
    <>
      <label>
        Note <input />
      </label>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <div id="menu" popover="auto">
        Languages
      </div>
      <ReviewScreen />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = (name: string) => canvas.findByRole('heading', { level: 2, name })
    await shown('Light flat by the harbour')
    await userEvent.type(canvas.getByLabelText('Note'), 'ark ju?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await shown('Light flat by the harbour')
    await userEvent.click(document.body)
    await userEvent.keyboard('{Control>}j{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('j')
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await shown('Light flat by the harbour')
    await userEvent.keyboard('j')
    await shown('Mira Lindqvist')
    await userEvent.keyboard('j')
    await expect(await canvas.findByText('No more items')).toBeVisible()
    await userEvent.keyboard('j')
    await expect(canvas.getByText('No more items')).toBeVisible()
    await userEvent.keyboard('k')
    await shown('Mira Lindqvist')
    await userEvent.keyboard('r')
    await screen.findByRole('dialog', { name: 'Reject “Mira Lindqvist”' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    const told = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(told).toEqual(['A', 'R', 'J', 'K', 'U', '?'])
    const turned = dialog.getByRole('switch', { name: 'Use keyboard shortcuts' })
    await userEvent.click(turned)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('ak?')
    await shown('Mira Lindqvist')
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
    await userEvent.click(await screen.findByRole('switch', { name: 'Use keyboard shortcuts' }))
    await expect(sent(DECISIONS)).toEqual([])
  },
}
/** The typed reason survives a connection error. */
export const Rejecting: Story = {
  beforeEach: () => {
    const lost = { status: 503, body: {} }
    const answers = [lost, adminAnswers[DECISIONS]]
    asked = providerAnswersEach({ ...fresh(), [DECISIONS]: answers })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Light flat by the harbour' })
    await userEvent.keyboard('r')
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.getByText('Please enter a reason.')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'This home is already listed.' }))
    await userEvent.type(screen.getByLabelText('Reason'), ' As Harbour flat.')
    const reject = screen.getByRole('button', { name: 'Reject' })
    await userEvent.click(reject)
    await waitFor(() => expect(sent(DECISIONS)).toHaveLength(1))
    await waitFor(() => expect(reject).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(reject)
    await waitFor(() => expect(sent(DECISIONS)).toHaveLength(2))
    await expect(sent(DECISIONS)[1]).toMatchObject({
      decision: 'rejected',
      reason: 'This home is already listed. As Harbour flat.',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** Links to a similar listing that its owner has since deleted. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Harbour flat' }))
    await expect(await canvas.findByText('This is no longer available')).toBeVisible()
    await expect(sent('/ext/admin/review/property/9')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to first' }))
    const title = { level: 2, name: 'Light flat by the harbour' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
  },
}
export const OwnApplication: Story = {
  beforeEach: () => {
    const { owner } = reviewApplication
    const own = { ...owner, person: { ...owner.person, id: samplePerson.id } }
    const answer = { body: { data: { ...reviewApplication, owner: own } } }
    asked = providerAnswersEach({ ...fresh(), '/ext/admin/review/next': answer })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This is your own. Somebody else/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
  },
}
export const DecidedBySomebodyElse: Story = {
  beforeEach: () => {
    const refused = { status: 409, body: { key: 'alreadyDecided' } }
    asked = providerAnswersEach({ ...fresh(), [DECISIONS]: refused })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Light flat by the harbour' })
    const before = sent('/ext/admin/review').length
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(sent('/ext/admin/review').length).toBeGreaterThan(before))
  },
}
export const TheLastOne: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...fresh(), [AFTER_PROPERTY]: { body: { data: null } } })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Light flat by the harbour' })
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    const told = await canvas.findByText('No more items')
    await waitFor(() => expect(document.activeElement).toContainElement(told))
    await expect(document.activeElement).not.toBe(document.body)
  },
}
export const NothingWaits: Story = {
  beforeEach: () => {
    const waiting = { property: 0, project: 0, verification: 0 }
    providerAnswersEach({
      ...fresh(),
      '/ext/admin/review': { body: { waiting, next: null, data: [] } },
      '/ext/admin/review/next': { body: { data: null } },
    })
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Nothing to review')).length).toBeGreaterThan(0)
  },
}
export const QueueFailed: Story = {
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    providerAnswersEach({
      ...fresh(),
      '/ext/admin/review': failed,
      '/ext/admin/review/next': failed,
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The queue could not be loaded')).toBeVisible()
  },
}
export const ReviewRightToLeft: Story = { globals: { direction: 'rtl' } }

export const Overview: Story = {
  render: () => <OverviewScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42 accounts')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Properties 1' })).toHaveAttribute(
      'href',
      '/admin/review?kind=property',
    )
    await expect(canvas.getByRole('link', { name: 'Reported messages 2' })).toHaveAttribute(
      'href',
      '/admin/reports?kind=messages',
    )
    await expect(canvas.getByRole('link', { name: 'Light flat by the harbour' })).toHaveAttribute(
      'href',
      '/admin/review?item=property-12',
    )
  },
}

/** Failures, the week and what is missing stand before the log. */
export const OverviewOfWeek: Story = {
  render: () => <OverviewScreen />,
  beforeEach: () => {
    const missing = { is_started: false, step: 'done', missing: ['mail', 'privacy_policy'] }
    providerAnswersEach({ ...fresh(), 'GET /ext/admin/setup': { body: { data: missing } } })
  },
  play: async ({ canvas }) => {
    const failed = within(await canvas.findByRole('region', { name: 'What failed' }))
    await expect(failed.getByText('2 failed · 1 being tried again')).toBeVisible()
    await expect(failed.getByRole('link')).toHaveAttribute('href', '/admin/system')
    const week = within(canvas.getByRole('region', { name: 'Last 7 days' }))
    await expect(week.getByText('790 the week before')).toBeVisible()
    await expect(week.getByRole('link')).toHaveAttribute('href', '/admin/figures')
    const before = within(await canvas.findByRole('region', { name: 'Before you open' }))
    await expect(before.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** All is well, and the role reads no figures. */
export const OverviewOfSupport: Story = {
  render: () => <OverviewScreen />,
  beforeEach: () => {
    const { data } = adminAnswers['/ext/admin/overview'].body
    const body = { data: { ...data, role: 'support', failed: [], week: null } }
    providerAnswersEach({ ...fresh(), '/ext/admin/overview': { body } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42 accounts')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'What failed' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Last 7 days' })).toBeNull()
  },
}

export const NotAnAdministrator: Story = {
  beforeEach: () => {
    const refused = { status: 403, body: { key: 'forbidden' } }
    providerAnswersEach({ ...fresh(), '/ext/admin/overview': refused })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For staff only')).toBeVisible()
  },
}
export const People: Story = {
  render: () => <PeopleScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Jonas Weber/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Lists homes that don’t exist.' }),
    )
    const [confirm] = screen.getAllByRole('button', { name: 'Deactivate' }).slice(-1)
    if (confirm) await userEvent.click(confirm)
    await waitFor(() =>
      expect(sent('/ext/admin/users/activity')).toEqual([
        { id: '7', is_active: '0', reason: 'Lists homes that don’t exist.' },
      ]),
    )
  },
}
export const GrantedPackages: Story = {
  render: () => <PeopleScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Jonas Weber/ }))
    await expect(await canvas.findByText('Granted by an administrator')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'End Starter' })).toBeNull()
    const grant = canvas.getByRole('button', { name: 'Grant a package' })
    grant.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: /^Grant a package to/ }))
    await userEvent.selectOptions(await dialog.findByLabelText('Package'), 'Explorer')
    await userEvent.click(dialog.getByRole('button', { name: 'Grant a package' }))
    await expect(dialog.getByLabelText('Reason')).toHaveFocus()
    await userEvent.keyboard('Partner of the marketplace.')
    await userEvent.click(dialog.getByRole('button', { name: 'Grant a package' }))
    await waitFor(() =>
      expect(sent('/ext/admin/users/packages')).toEqual([
        { id: '7', package_id: '2', reason: 'Partner of the marketplace.' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'End Agency' }))
    await userEvent.type(await screen.findByLabelText('Reason'), 'It is over.')
    await userEvent.click(screen.getByRole('button', { name: 'End' }))
    await waitFor(() =>
      expect(sent('/ext/admin/users/packages/end')).toEqual([
        { id: '7', holding_id: '31', reason: 'It is over.' },
      ]),
    )
  },
}
export const GrantedPackagesRightToLeft: Story = {
  render: () => <PeopleScreen />,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Jonas Weber/ }))
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'منح باقة' }))[0] as HTMLElement,
    )
    await screen.findByRole('dialog')
  },
}
export const Log: Story = {
  render: () => <AuditScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The photos don’t show this home.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Subject'), 'report')
    await waitFor(() => expect(sent('/ext/admin/audit').length).toBeGreaterThan(1))
  },
}
