import { toPicture } from '@/client/api/cards/property-card.ts'
import type { ProjectPage as Listing } from '@/client/api/projects.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { Text } from '@/client/text/text.ts'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Breadcrumbs } from '@/design-system/breadcrumbs/breadcrumbs.tsx'
import { toPosition } from '@/domain/place/position.ts'
import { routes } from '@/domain/web/routes.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { ProjectCarousel } from '@/features/listing-card/project-carousel.tsx'
import {
  type AskOwner,
  type Contact,
  ContactBar,
  ContactCard,
} from '@/features/listing-page/contact.tsx'
import { CountView } from '@/features/listing-page/count-view.tsx'
import { ListingTitle } from '@/features/listing-page/listing-title.tsx'
import { PageGallery } from '@/features/listing-page/page-gallery.tsx'
import { ShareButton } from '@/features/listing-page/share-button.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ProjectChapters } from './project-chapters.tsx'

export type ProjectPageProps = Text & {
  listing: Listing
  settings: WebSettings
  /** Areas that a picture of a map may show; null without pictures. */
  streets?: StreetAreas | null
  href: (path: string) => string
  /** Asks the owner; missing where the provider takes no inquiries. */
  askOwner?: AskOwner | undefined
}

/** Detail page of a project. */
export function ProjectPage(props: ProjectPageProps) {
  const { listing, settings, streets = null, href, askOwner, ...text } = props
  const { project, similar } = listing
  const { t } = text
  const contact = toContact(project, settings, { t, href })
  const owner = project.is_admin_listing ? 0 : project.added_by
  const ask = askOwner?.(project.id, { id: owner, name: contact.name })
  return (
    <div className="container-page pt-4 pb-14 sm:pt-6">
      <CountView kind="project" id={project.id} />
      <Breadcrumbs
        as={SiteLink}
        label={t('shell.breadcrumbs.label')}
        className="mb-4"
        items={[
          { label: t('projects.title'), href: href(routes.projects()) },
          { label: project.title },
        ]}
      />
      <PageGallery title={project.title} pictures={listPictures(project)} {...text} />
      <div className="mt-6 grid gap-x-14 gap-y-10 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <article className="flex min-w-0 flex-col gap-8 sm:gap-10">
          <Header project={project} t={t} />
          <ProjectChapters
            project={project}
            position={toPosition(project.latitude, project.longitude)}
            streets={streets}
            {...text}
          />
        </article>
        <div>
          <div className="lg:sticky lg:top-24">
            <ContactCard contact={contact} ask={ask} heading={t('projects.page.postedBy')} t={t} />
          </div>
        </div>
      </div>
      {similar.length > 0 ? (
        <div className="mt-14 border-t border-line pt-10 print:hidden">
          <ProjectCarousel
            title={t('projects.page.similar')}
            header={<h2 className="type-display text-xl text-ink">{t('projects.page.similar')}</h2>}
            cards={similar}
          />
        </div>
      ) : null}
      <ContactBar contact={contact} ask={ask} t={t}>
        <p dir="auto" className="truncate align-as-page font-medium">
          {project.title}
        </p>
      </ContactBar>
    </div>
  )
}

type Project = Listing['project']

function Header({ project, t }: Pick<Text, 't'> & { project: Project }) {
  const { title, type, category, is_promoted, location, city, state, country } = project
  const place = placeInWords(location, city, state, country)
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <Badge variant="brand" size="md">
          {t(`projects.page.${type}`)}
        </Badge>
        {category.category ? <Badge size="md">{category.category}</Badge> : null}
        {is_promoted ? <Badge size="md">{t('listingCard.promoted')}</Badge> : null}
        <div className="ms-auto print:hidden">
          <ShareButton title={title} />
        </div>
      </div>
      <ListingTitle title={title} place={place} />
    </header>
  )
}

function listPictures(project: Project) {
  const { image_width: width, image_height: height, image_hash: hash } = project
  return [
    toPicture(project.image, { width, height, hash }),
    ...project.gallary_images.map(({ name, ...known }) => toPicture(name, known)),
  ]
}

function toContact(
  project: Project,
  settings: WebSettings,
  { t, href }: Pick<ProjectPageProps, 't' | 'href'>,
): Contact {
  const { customer } = project
  const isAdmin = project.is_admin_listing || project.added_by === 0
  return {
    name: isAdmin ? t('agents.page.admin', { name: settings.company_name }) : customer.name,
    portrait: customer.profile ?? '',
    phone: customer.mobile || (isAdmin ? (settings.company_tel1 ?? '') : ''),
    country: customer.mobile && !isAdmin ? project.country : settings.country_code,
    email: customer.email || (isAdmin ? (settings.company_email ?? '') : ''),
    // Missing in the contract for owners of projects.
    isVerified: false,
    answerMinutes: project.answer_minutes,
    page: !isAdmin && customer.slug_id ? href(routes.agent(customer.slug_id)) : '',
  }
}
