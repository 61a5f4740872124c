import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { MembersListing } from '@/app/members/members-listing.tsx'
import { packagesOfGate } from '@/app/members/package-opener.tsx'
import { attempt } from '@/app/page/attempt.ts'
import { inquiryButtons } from '@/app/page/inquiry-buttons.tsx'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { loadNamed } from '@/app/page/load-named.ts'
import type { Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { RefusedListing } from '@/app/page/refused-listing.tsx'
import { streetAreas } from '@/app/page/street-areas.ts'
import { ApiError, isGated } from '@/client/api/calls/api-error.ts'
import type { ProjectCard } from '@/client/api/cards/project-card.ts'
import { type ProjectDetail, projectQueries } from '@/client/api/projects.ts'
import { MAX_DESCRIPTION_LENGTH, plainText } from '@/domain/text/plain-text.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { ProjectGate } from '@/features/projects/project-gate.tsx'
import { ProjectMissing } from '@/features/projects/project-missing.tsx'
import { ProjectPage } from '@/features/projects/project-page.tsx'
import { projectData } from '@/features/structured-data/project-data.ts'
import { breadcrumbsData, companyData } from '@/features/structured-data/site-data.ts'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, slug, found: listing } = await load(props)
  if (listing instanceof ApiError) {
    const key = isGated(listing) ? 'projects.page.gateTitle' : 'projects.page.notFoundTitle'
    const title = page.t(key)
    const isMissing = listing.kind === 'notFound'
    return pageMetadata(page, { title, path: routes.project(slug), isHidden: true, isMissing })
  }
  const { project } = listing
  const place = project.city ? { title: project.title, place: project.city } : null
  return pageMetadata(page, {
    title: project.meta_title || (place ? page.t('listingCard.inPlace', place) : project.title),
    description: project.meta_description || plainText(project.description, MAX_DESCRIPTION_LENGTH),
    keywords: project.meta_keywords ?? undefined,
    image: project.image || undefined,
    chosenImage: project.meta_image,
    shown: { kind: 'project', slug: project.slug_id },
    path: routes.project(project.slug_id),
  })
}

export default async function Project(props: Props) {
  const { page, slug, found: listing } = await load(props)
  const { t, formats, language, settings, href } = page
  if (listing instanceof ApiError) {
    const missing = <ProjectMissing t={t} href={href} />
    const gate = () => loadGate(page, slug)
    return <RefusedListing page={page} failure={listing} missing={missing} loadGate={gate} />
  }
  const { slug_id: present } = listing.project
  if (present !== slug) permanentRedirect(href(routes.project(present)))
  return (
    <PageData texts="project-details">
      <JsonLd page={page} things={machineWords(page, listing.project)} />
      <ProjectPage
        listing={listing}
        settings={settings}
        streets={await streetAreas(page)}
        t={t}
        formats={formats}
        language={language}
        href={href}
        askOwner={inquiryButtons(settings, 'project')}
      />
    </PageData>
  )
}

function machineWords(page: Page, project: ProjectDetail) {
  const way = [{ name: page.t('projects.title'), path: routes.projects() }, { name: project.title }]
  return [
    projectData(project, page),
    breadcrumbsData(page, way),
    ...(project.is_admin_listing ? [companyData(page)] : []),
  ]
}

const load = (props: Props) =>
  loadNamed(props, ({ ownReads, client }, slug) =>
    ownReads.read(projectQueries.detail(client, slug)),
  )

async function loadGate(page: Page, slug: string) {
  const [card, opening] = await Promise.all([findCard(page, slug), packagesOfGate(page)])
  return (
    <PageData texts="project-gate">
      <MembersListing kind="project" slug={slug}>
        <ProjectGate card={card} {...opening} />
      </MembersListing>
    </PageData>
  )
}

/** Searches by title words if the provider cannot look up slugs. */
async function findCard(page: Page, slug: string): Promise<ProjectCard | null> {
  const bySlug = hasExtension(page.settings.extensions, 'listing-cards')
  const filters = bySlug ? { slug_id: slug } : { search: slug.replaceAll('-', ' ') }
  const found = await attempt(page.ownReads.read(projectQueries.list(page.client, 1, filters)))
  if (found instanceof ApiError) return null
  return found.rows.find((card) => card.slug === slug) ?? null
}
