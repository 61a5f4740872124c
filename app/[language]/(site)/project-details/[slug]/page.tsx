import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { MembersListing } from '@/app/members/members-listing.tsx'
import { packagesOfGate } from '@/app/members/package-opener.tsx'
import { attempt } from '@/app/page/attempt.ts'
import { inquiryButtons } from '@/app/page/inquiry-buttons.tsx'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { loadPage, type Page } from '@/app/page/load-page.ts'
import { readNamed } from '@/app/page/named-read.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { streetAreas } from '@/app/page/street-areas.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { ProjectCard } from '@/client/api/cards/project-card.ts'
import { type ProjectDetail, projectQueries } from '@/client/api/projects.ts'
import { MAX_DESCRIPTION_LENGTH, plainText } from '@/domain/text/plain-text.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { decodeSlug, routes } from '@/domain/web/routes.ts'
import { ProjectGate } from '@/features/projects/project-gate.tsx'
import { ProjectMissing } from '@/features/projects/project-missing.tsx'
import { ProjectPage } from '@/features/projects/project-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { projectData } from '@/features/structured-data/project-data.ts'
import { breadcrumbsData, companyData } from '@/features/structured-data/site-data.ts'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, slug, listing } = await load(params)
  if (listing instanceof ApiError) {
    const isGated = listing.kind === 'packageRefused' || listing.kind === 'unauthenticated'
    const title = page.t(isGated ? 'projects.page.gateTitle' : 'projects.page.notFoundTitle')
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

export default async function Project({ params }: Props) {
  const { page, slug, listing } = await load(params)
  const { t, formats, language, settings, href } = page
  if (listing instanceof ApiError) return <Refused page={page} slug={slug} failure={listing} />
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

async function load(params: Props['params']) {
  const [page, { slug: written }] = await Promise.all([loadPage(), params])
  const slug = decodeSlug(written)
  const { ownReads, client } = page
  const read = () => ownReads.read(projectQueries.detail(client, slug))
  const listing = await attempt(readNamed(slug, read))
  return { page, slug, listing }
}

async function Refused({ page, slug, failure }: { page: Page; slug: string; failure: ApiError }) {
  const { t, href } = page
  if (failure.kind === 'notFound') return <ProjectMissing t={t} href={href} />
  if (failure.kind === 'packageRefused' || failure.kind === 'unauthenticated') {
    const [card, opening] = await Promise.all([findCard(page, slug), packagesOfGate(page)])
    return (
      <PageData texts="project-gate">
        <MembersListing kind="project" slug={slug}>
          <ProjectGate card={card} {...opening} />
        </MembersListing>
      </PageData>
    )
  }
  return <FailedRead failure={failure} page={page} />
}

/** Searches by title words if the provider cannot look up slugs. */
async function findCard(page: Page, slug: string): Promise<ProjectCard | null> {
  const bySlug = hasExtension(page.settings.extensions, 'listing-cards')
  const filters = bySlug ? { slug_id: slug } : { search: slug.replaceAll('-', ' ') }
  const found = await attempt(page.ownReads.read(projectQueries.list(page.client, 1, filters)))
  if (found instanceof ApiError) return null
  return found.rows.find((card) => card.slug === slug) ?? null
}
