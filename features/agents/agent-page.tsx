import { BadgeCheck, MapPin } from 'lucide'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Breadcrumbs } from '@/design-system/breadcrumbs/breadcrumbs.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { type AskOwner, ContactBar } from '@/features/listing-page/contact.tsx'
import { LongText } from '@/features/listing-page/long-text.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AgentContact, toContact } from './agent-contact.tsx'
import { AgentListings, type AgentListingsProps } from './agent-listings.tsx'
import { MemberListings } from './member-listings.tsx'

export type AgentPageProps = Omit<AgentListingsProps, 'name'> & {
  /** Asks the agent; missing where the provider takes no inquiries. */
  askOwner?: AskOwner | undefined
}

/** Agent profile with contact and listings. */
export function AgentPage(props: AgentPageProps) {
  const { work, isAdmin, show, page, href, streets, askOwner, t } = props
  const { agent } = work
  const name = isAdmin ? t('agents.page.admin', { name: agent.name }) : agent.name
  const contact = toContact(agent, name)
  const ask = askOwner?.(agent.id, { id: agent.id, name })
  const listings = <AgentListings {...props} name={name} />
  const chosen = { slug: agent.slug_id, name, isAdmin, show, page, streets }
  return (
    <div className="container-page pt-4 pb-14 sm:pt-6">
      <Breadcrumbs
        as={SiteLink}
        label={t('shell.breadcrumbs.label')}
        className="mb-6 sm:mb-8"
        items={[{ label: t('agents.title'), href: href(routes.agents()) }, { label: name }]}
      />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Header {...props} name={name} />
          {agent.about_me ? (
            <section aria-label={t('agents.page.about')} className="mt-7">
              <LongText text={agent.about_me} t={t} />
            </section>
          ) : null}
        </div>
        <AgentContact agent={agent} contact={contact} ask={ask} t={t} />
      </div>
      {work.isGranted ? listings : <MemberListings {...chosen}>{listings}</MemberListings>}
      <ContactBar contact={contact} ask={ask} t={t}>
        <p dir="auto" className="truncate align-as-page font-medium">
          {name}
        </p>
      </ContactBar>
    </div>
  )
}

function Header({ work, name, t }: AgentPageProps & { name: string }) {
  const { agent } = work
  const place = placeInWords(agent.city, agent.state, agent.country)
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar
        name={agent.name}
        src={agent.profile || undefined}
        className="size-24 text-xl sm:size-32"
      />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="type-display text-display text-ink">
          <bdi>{name}</bdi>
        </h1>
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
          {agent.is_verify ? (
            <p className="flex items-center gap-1.5 text-success-ink">
              <Icon of={BadgeCheck} className="size-4.5" />
              {t('agents.page.verified')}
            </p>
          ) : null}
          {place ? (
            <p className="flex items-center gap-1.5">
              <Icon of={MapPin} className="size-4.5 shrink-0" />
              <bdi>{place}</bdi>
            </p>
          ) : null}
        </div>
      </div>
    </header>
  )
}
