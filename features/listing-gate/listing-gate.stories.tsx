import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { User } from '@/client/api/member/auth.ts'
import { Button } from '@/design-system/button/button.tsx'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { ListingGateDialog } from './listing-gate-dialog.tsx'
import { useListingGate, type WantedListing } from './use-listing-gate.ts'

const list = fn()

const meta = {
  title: 'features/listing-gate',
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/user/add-property' } } },
  beforeEach: () => {
    list.mockClear()
    signedIn(COMPLETE)
    providerAnswersEach(answers())
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const COMPLETE: User = { ...samplePerson, profile: '/portrait.jpg', address: '12 Harbour Street' }
const HOME: WantedListing = { kind: 'property', isPremium: false }

function GatedButton({ wish }: { wish: WantedListing }) {
  const gate = useListingGate(list)
  return (
    <main className="min-h-160 p-6">
      <h1 className="sr-only">List your property</h1>
      <Button busy={gate.isChecking} onClick={() => gate.reach(wish, 'startListing')}>
        List it
      </Button>
      <ListingGateDialog gate={gate} />
    </main>
  )
}

/** Mocked packages ('p' active, 'f' feature included, 'l' listings left) and verification. */
function answers({
  packages = 'pfl',
  verification,
}: {
  packages?: string
  verification?: 'initial' | 'pending' | 'failed' | 'success'
} = {}) {
  const data = {
    package_available: packages.includes('p'),
    feature_available: packages.includes('f'),
    limit_available: packages.includes('l'),
  }
  const settings = verification
    ? { verification_required_for_user: true, verification_status: verification }
    : {}
  return {
    '/check-package-limit': { body: { error: false, message: '', data } },
    '/web-settings': { body: { data: { ...sampleSettings, ...settings } } },
  }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'List it' }))

/** The refusal's words and the one way out, which leads back. */
async function refused(title: string, words: RegExp, way: string, address: string) {
  await press()
  const dialog = await screen.findByRole('dialog', { name: title })
  await expect(dialog).toHaveAccessibleDescription(words)
  const link = within(dialog).getByRole('link', { name: way })
  await expect(link.getAttribute('href')).toMatch(new RegExp(`^${address}\\?next=%2F`))
  await expect(list).not.toHaveBeenCalled()
  return dialog
}

function refusal(options: {
  wish?: WantedListing
  person?: User
  provider?: Parameters<typeof answers>[0]
  told: Parameters<typeof refused>
}): Story {
  const { wish = HOME, person = COMPLETE, provider, told } = options
  return {
    render: () => <GatedButton wish={wish} />,
    beforeEach: () => {
      signedIn(person)
      providerAnswersEach(answers(provider))
    },
    play: async () => {
      await refused(...told)
    },
  }
}

const PACKAGES = ['See packages', '/subscription-plan'] as const

export const EverythingIsThere: Story = {
  render: () => <GatedButton wish={HOME} />,
  play: async () => {
    await press()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
    await expect(screen.queryByRole('dialog')).toBe(null)
  },
}

export const AnAdministratorIsAskedNothing: Story = {
  ...EverythingIsThere,
  beforeEach: () => {
    signedIn({ ...samplePerson, is_admin: 1 })
    providerAnswersEach(answers({ packages: '', verification: 'initial' }))
  },
}

export const ProfileIncomplete: Story = {
  ...refusal({ person: samplePerson, told: ['', /./, '', ''] }),
  play: async () => {
    const words = /You have not completed your profile yet/
    const told = [
      'Complete your profile first',
      words,
      'Complete profile',
      '/user/profile',
    ] as const
    const dialog = await refused(...told)
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    signedIn(COMPLETE)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}

export const GivenUp: Story = {
  ...refusal({ person: samplePerson, told: ['', /./, '', ''] }),
  play: async () => {
    await press()
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(list).not.toHaveBeenCalled()
  },
}

export const VerificationPending = refusal({
  provider: { verification: 'pending' },
  told: [
    'Your verification is under review',
    /reviewing your application/,
    'View your application',
    '/user/verification',
  ],
})

export const VerificationFailed = refusal({
  provider: { verification: 'failed' },
  told: ['Your verification was rejected', /apply again/, 'Apply again', '/user/verification'],
})

export const VerificationMissing = refusal({
  provider: { verification: 'initial' },
  told: [
    'Get verified first',
    /need to be verified/,
    'Apply for verification',
    '/user/verification',
  ],
})

export const PackageMissing = refusal({
  provider: { packages: '' },
  told: ['You need a package', /list a property/, ...PACKAGES],
})

export const NotInThePackage = refusal({
  wish: { kind: 'project', isPremium: false },
  provider: { packages: 'p' },
  told: ['Not included in your package', /list projects/, ...PACKAGES],
})

export const LimitReached = refusal({
  provider: { packages: 'pf' },
  told: [
    'You’ve used all your listings',
    /Your Package Limit is Over. Please Purchase Package./,
    ...PACKAGES,
  ],
})

export const PremiumMissing: Story = {
  ...refusal({
    wish: { ...HOME, isPremium: true, isNew: false },
    provider: { packages: 'p' },
    told: ['Your package doesn’t include premium', /includes premium homes/, ...PACKAGES],
  }),
}

export const ProjectAccessMissing: Story = {
  ...refusal({
    wish: { kind: 'project', isPremium: false },
    told: ['Your package doesn’t include projects', /includes access to projects/, ...PACKAGES],
  }),
  beforeEach: () => {
    const [granted, refused] = ['pfl', 'p'].map((packages) => answers({ packages }))
    if (!granted || !refused) throw new Error('both are there')
    const path = '/check-package-limit'
    providerAnswersEach({ ...granted, [path]: [granted[path], refused[path]] })
  },
}

const pressAndSee = async () => {
  await press()
  await screen.findByRole('dialog')
}

export const Dark: Story = {
  ...ProfileIncomplete,
  globals: { theme: 'dark' },
  play: pressAndSee,
}
export const RightToLeft: Story = {
  ...ProfileIncomplete,
  globals: { direction: 'rtl' },
  play: pressAndSee,
}
