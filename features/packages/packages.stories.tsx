import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import {
  heldAnswer,
  heldStarter,
  ledgerRows,
  offerAnswer,
  packageOffer,
} from '@/tests/stories/sample-packages.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { MyPackages } from './my-packages.tsx'
import { PackagesList } from './packages-page.tsx'

const answers = {
  ...memberAnswers,
  '/web-settings': { body: { data: { ...sampleSettings, extensions: ['packages'] } } },
  '/get-package': offerAnswer,
  '/assign_package': { body: { error: false, message: 'Your package is active.' } },
  '/ext/packages/ledger': { body: { total: ledgerRows.length, data: ledgerRows } },
}
let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/packages',
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true } },
  render: () => <PackagesList {...pageTools} offer={packageOffer} />,
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const askedFor = (path: string) => asked.filter((call) => call.path === path)
/**
 * Packages are refetched after the call. An earlier fetch may or may not have happened, depending
 * on timing.
 */
const readAfter = (path: string) => {
  const paths = asked.map((call) => call.path)
  return paths.includes(path) && paths.lastIndexOf('/get-package') > paths.indexOf(path)
}
/** Cards of narrow windows and the table of wide ones are both in the page. */
const shown = (elements: HTMLElement[]) => elements.filter((element) => element.checkVisibility())
const own: Pick<Story, 'render'> = {
  render: () => (
    <div className="container-page py-8">
      <MyPackages />
    </div>
  ),
}

export const Plans: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Starter' }))
    await waitFor(() => expect(askedFor('/assign_package')).toHaveLength(1))
    await expect(askedFor('/assign_package')[0]?.body).toEqual({ package_id: '1' })
    await waitFor(() => expect(readAfter('/assign_package')).toBe(true))
    await expect(canvas.getByRole('link', { name: 'Choose Agency' })).toHaveAttribute(
      'href',
      '/subscription-plan/3',
    )
    await expect(canvas.queryByRole('button', { name: /Agency/ })).toBeNull()
  },
}
export const PlansOfVisitors: Story = {
  beforeEach: () => beSignedIn(null),
  play: async ({ canvas }) => {
    const cards = { name: 'What Starter includes', hidden: true }
    await expect(canvas.getByRole('list', cards)).toHaveTextContent(
      /Homes you can list2.*Premium homesNot included/,
    )
    await expect(
      canvas.getByRole('row', {
        name: 'Homes you can list 2 Not included Unlimited',
        hidden: true,
      }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Get Starter' })).toBeVisible()
    await expect(shown(canvas.getAllByText('$199.00'))).toHaveLength(1)
    await expect(askedFor('/get-package')).toHaveLength(0)
  },
}
export const PlansThatAreHeld: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-package': heldAnswer })
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'View usage of Starter' }),
    ).toHaveAttribute('href', '/user/subscription')
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent('Starter')
    await expect(shown(canvas.getAllByText('Active until June 3, 2026'))).toHaveLength(1)
  },
}
export const PlansInTheirStates: Story = {
  render: () => (
    <PackagesList
      {...pageTools}
      offer={{
        ...packageOffer,
        offered: (['review', 'rejected', 'expired'] as const).flatMap((package_status, at) => {
          const plan = packageOffer.offered[at]
          return plan ? [{ ...plan, package_status }] : []
        }),
      }}
    />
  ),
  beforeEach: () => beSignedIn(null),
  play: async ({ canvas }) => {
    for (const words of ['Under review', 'Rejected', 'Ended']) {
      await expect(shown(canvas.getAllByText(words))).toHaveLength(1)
    }
    const again = canvas.getByRole('link', { name: 'Upload another receipt for Explorer' })
    await expect(again).toHaveAttribute('href', '/subscription-plan/2/bank-transfer')
  },
}
export const PlanThatWasTakenElsewhere: Story = {
  beforeEach: () => {
    const refused = { status: 409, body: { key: 'conflict', message: 'You have this already.' } }
    asked = providerAnswersEach({ ...answers, '/assign_package': refused })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Starter' }))
    await waitFor(() => expect(readAfter('/assign_package')).toBe(true))
  },
}
export const NoPlans: Story = {
  render: () => <PackagesList {...pageTools} offer={{ offered: [], active: [], features: [] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No packages available right now')).toBeVisible()
  },
}
export const PlansRightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: () => beSignedIn(null),
}
export const PlansDark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-package': heldAnswer })
  },
}

export const Own: Story = {
  ...own,
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-package': heldAnswer })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 left')).toBeVisible()
    await expect(await canvas.findByText('Returned')).toBeVisible()
    await expect(canvas.getAllByText('House by the lake')).toHaveLength(3)
    await expect(canvas.getAllByText('−1')).toHaveLength(2)
  },
}
export const OwnOfNobody: Story = {
  ...own,
  beforeEach: () => {
    const nothing = { body: { total: 0, data: [] } }
    asked = providerAnswersEach({ ...answers, '/ext/packages/ledger': nothing })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have a package')).toBeVisible()
    await waitFor(() => expect(askedFor('/ext/packages/ledger')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'History' })).toBeNull())
    await expect(canvas.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan',
    )
  },
}
export const OwnFailed: Story = {
  ...own,
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    asked = providerAnswersEach({ ...answers, '/get-package': failed })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your packages could not be loaded')).toBeVisible()
    const before = askedFor('/get-package').length
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(askedFor('/get-package').length).toBeGreaterThan(before))
  },
}
export const OwnWithoutLedger: Story = {
  ...own,
  beforeEach: () => {
    const data = { ...sampleSettings, extensions: [] }
    const active_packages = [heldStarter]
    asked = providerAnswersEach({
      ...answers,
      '/web-settings': { body: { data } },
      '/get-package': { body: { ...offerAnswer.body, active_packages } },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 left')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('History')).toBeNull())
    await expect(askedFor('/ext/packages/ledger')).toHaveLength(0)
  },
}
const renewalOf = (renewal: Partial<typeof heldStarter>) => {
  const body = { ...offerAnswer.body, active_packages: [{ ...heldStarter, ...renewal }] }
  asked = providerAnswersEach({ ...answers, '/get-package': { body } })
}
const open = { can_renew: true, is_offered: true, renewed_until: null }

export const OwnToRenew: Story = {
  ...own,
  beforeEach: () => renewalOf({ ...open, package_type: 'paid', price: 49 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Renew Starter' })).toHaveAttribute(
      'href',
      '/subscription-plan/1',
    )
  },
}
export const OwnFreeToRenew: Story = {
  ...own,
  beforeEach: () => renewalOf(open),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew Starter' }))
    await waitFor(() => expect(askedFor('/assign_package')).toHaveLength(1))
  },
}
export const OwnRenewed: Story = {
  ...own,
  beforeEach: () =>
    renewalOf({ ...open, can_renew: false, renewed_until: '2026-07-03T08:30:00.000000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Active until July 3, 2026')).toBeVisible()
    await expect(canvas.getByText(/next period starts on June 3, 2026/)).toBeVisible()
  },
}
export const OwnRetired: Story = {
  ...own,
  beforeEach: () => renewalOf({ ...open, can_renew: false, is_offered: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer offered/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Renew/ })).toBeNull()
  },
}
export const OwnRightToLeft: Story = { ...Own, globals: { direction: 'rtl' }, play: async () => {} }
export const OwnDark: Story = { ...Own, globals: { theme: 'dark' }, play: async () => {} }
