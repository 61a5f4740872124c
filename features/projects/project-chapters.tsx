import { toPicture } from '@/client/api/cards/property-card.ts'
import type { ProjectDetail } from '@/client/api/projects.ts'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { Text } from '@/client/text/text.ts'
import type { Position } from '@/domain/place/distance.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { DocumentList } from '@/features/listing-page/document-list.tsx'
import { LocationBlock } from '@/features/listing-page/location-block.tsx'
import { LongText } from '@/features/listing-page/long-text.tsx'
import { FloorPlansChapter, VideoChapter } from '@/features/listing-page/media-chapters.tsx'
import { PageSection } from '@/features/listing-page/page-section.tsx'
import { ListingMap } from '@/features/map/pictures/listing-map.tsx'

type ProjectChaptersProps = Pick<Text, 't' | 'language'> & {
  project: ProjectDetail
  position: Position | null
  /** Null without pictures of maps. */
  streets: StreetAreas | null
}

/** Sections of a project page; empty sections are left out. */
export function ProjectChapters(props: ProjectChaptersProps) {
  const { project, position, streets, t, language } = props
  const { title, description, plans, documents } = project
  const place = placeInWords(project.city, project.state, project.country)
  return (
    <>
      {description.trim() ? (
        <PageSection title={t('projects.page.about')}>
          <LongText text={description} t={t} />
        </PageSection>
      ) : null}
      <FloorPlansChapter
        title={t('projects.page.plans')}
        plans={plans.map(({ id, document: href, title: given }) => {
          return { id, href, title: given || t('projects.page.plans') }
        })}
        t={t}
        language={language}
      />
      <VideoChapter
        link={project.video_link}
        poster={toPicture(project.image, { width: project.image_width })}
        title={title}
        t={t}
      />
      {documents.length > 0 ? (
        <PageSection title={t('projects.page.documents')}>
          <DocumentList documents={documents.map(({ id, name }) => ({ id, name, href: name }))} />
        </PageSection>
      ) : null}
      {project.location || place ? (
        <PageSection title={t('properties.page.location')}>
          <LocationBlock address={project.location ?? ''} place={place} position={position} t={t}>
            {position ? (
              <ListingMap position={position} place={project.location || place} streets={streets} />
            ) : null}
          </LocationBlock>
        </PageSection>
      ) : null}
    </>
  )
}
