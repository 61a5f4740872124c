/** Every public page with a working example path. */
import { adminPages } from '@/domain/web/admin-pages.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { memberPages, routes } from '@/domain/web/routes.ts'

export type PublicPage = { name: keyof typeof routes | 'inquiry'; path: string }

type Example =
  | { path: () => string }
  | { path: (slug: string) => string; slugFrom: string }
  | { path: (ids: readonly number[]) => string; idsFrom: string }

const COMPARED = 3

/** One line per route; the compiler requires one for each. */
const EXAMPLES: Record<keyof typeof routes, Example> = {
  home: { path: () => routes.home() },
  properties: { path: () => routes.properties() },
  saveSearch: { path: () => routes.saveSearch() },
  savedSearch: { path: () => routes.savedSearch('confirm', 'example') },
  property: { path: routes.property, slugFrom: 'get-property-list' },
  projects: { path: () => routes.projects() },
  project: { path: routes.project, slugFrom: 'get-projects' },
  agents: { path: () => routes.agents() },
  agent: { path: routes.agent, slugFrom: 'agent-list' },
  articles: { path: () => routes.articles() },
  article: { path: routes.article, slugFrom: 'get_articles' },
  cities: { path: () => routes.cities() },
  location: { path: () => routes.location() },
  compare: { path: routes.compare, idsFrom: 'get-property-list' },
  saved: { path: () => routes.saved() },
  signIn: { path: () => routes.signIn() },
  register: { path: () => routes.register() },
  forgotPassword: { path: () => routes.forgotPassword() },
  resetPassword: { path: () => routes.resetPassword('example') },
  undoContact: { path: () => routes.undoContact('example') },
  invitation: { path: () => routes.invitation('') },
  setup: { path: () => routes.setup() },
  preview: { path: () => routes.preview('example') },
  outbox: { path: () => routes.outbox() },
  offline: { path: () => routes.offline() },
  member: { path: () => routes.member() },
  subscriptionPlan: { path: () => routes.subscriptionPlan() },
  faqs: { path: () => routes.faqs() },
  mortgage: { path: () => routes.mortgage() },
  area: { path: () => routes.area() },
  valuation: { path: () => routes.valuation() },
  about: { path: () => routes.about() },
  contact: { path: () => routes.contact() },
  privacy: { path: () => routes.privacy() },
  terms: { path: () => routes.terms() },
}

/** Member pages; visitors get the same HTML with a sign-in dialog. */
const pagesOfMembers = [
  ...memberPages.map((name) => ({ name, path: routes.member(name) })),
  { name: 'myProperty', path: listingRoutes.myProperty('example') },
  { name: 'addProperty', path: listingRoutes.addProperty() },
  { name: 'editProperty', path: listingRoutes.editProperty('example') },
  { name: 'addProject', path: listingRoutes.addProject() },
  { name: 'editProject', path: listingRoutes.editProject('example') },
  { name: 'checkout', path: paymentRoutes.checkout(3) },
  { name: 'bankTransfer', path: paymentRoutes.transfer(3) },
  { name: 'paymentSuccess', path: paymentRoutes.returned('success', 1) },
  { name: 'paymentFail', path: paymentRoutes.returned('fail', 1) },
  ...adminPages.map((name) => ({ name: `admin ${name}`, path: adminRoute(name) })),
  { name: 'admin setup', path: adminRoute('setup') },
  { name: 'admin staff', path: adminRoute('staff') },
]

/** All pages with a size budget. `provider` is its address without trailing slash. */
export async function measuredPages(
  provider: string,
): Promise<{ name: string; path: string; isOfMembers: boolean }[]> {
  const open = (await publicPages(provider)).filter(({ name }) => name !== 'member')
  return [
    ...open.map((page) => ({ ...page, isOfMembers: false })),
    ...pagesOfMembers.map((page) => ({ ...page, isOfMembers: true })),
  ]
}

export async function publicPages(provider: string): Promise<PublicPage[]> {
  const names = Object.keys(EXAMPLES).filter((name): name is keyof typeof routes => name in routes)
  const pages = await Promise.all(
    names.map(async (name) => ({ name, path: await getPath(EXAMPLES[name], provider) })),
  )
  // Without a token it asks the provider nothing.
  return [...pages, { name: 'inquiry', path: inquiryRoutes.conversation('') }]
}

async function getPath(example: Example, provider: string): Promise<string> {
  if ('slugFrom' in example) {
    const [first] = await listRows(provider, example.slugFrom)
    if (typeof first?.slug_id === 'string') return example.path(first.slug_id)
    throw new Error(`${example.slugFrom} lists nothing with a slug`)
  }
  if ('idsFrom' in example) {
    const rows = (await listRows(provider, example.idsFrom)).slice(0, COMPARED)
    return example.path(rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])))
  }
  return example.path()
}

type Row = { id?: unknown; slug_id?: unknown; is_premium?: unknown }

async function listRows(provider: string, call: string): Promise<Row[]> {
  const reply = await fetch(`${provider}/api/${call}?limit=20`, {
    headers: { Accept: 'application/json' },
  })
  const { data } = await reply.json()
  if (!Array.isArray(data)) throw new Error(`${call} lists nothing`)
  return data.filter(({ is_premium }: Row) => !is_premium)
}
