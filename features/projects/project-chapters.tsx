import type { ProjectDetail } from '@/client/api/projects.ts'
import { pictureOf } from '@/client/api/property-card.ts'
import type { Text } from '@/client/text/text.ts'
import type { Position } from '@/domain/distance.ts'
import { youtubeId } from '@/domain/video.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { DocumentList } from '@/features/listing-page/document-list.tsx'
import { LocationBlock } from '@/features/listing-page/location-block.tsx'
import { LongText } from '@/features/listing-page/long-text.tsx'
import { lightboxLabels } from '@/features/listing-page/page-gallery.tsx'
import { PageSection } from '@/features/listing-page/page-section.tsx'
import { PlanList } from '@/features/listing-page/plan-list.tsx'
import { VideoPlayer } from '@/features/listing-page/video-player.tsx'
import { ShowPlace } from '@/features/map/show-place.tsx'

type ProjectChaptersProps = Pick<Text, 't' | 'language'> & {
  project: ProjectDetail
  position: Position | null
}

/** A project's page below its title; a chapter without anything to say is left out. */
export function ProjectChapters({ project, position, t, language }: ProjectChaptersProps) {
  const { title, description, plans, documents } = project
  const place = placeInWords(project.city, project.state, project.country)
  const videoId = youtubeId(project.video_link)
  return (
    <>
      {description.trim() ? (
        <PageSection title={t('project.about')}>
          <LongText text={description} t={t} />
        </PageSection>
      ) : null}
      {plans.length > 0 ? (
        <PageSection title={t('project.plans')}>
          <PlanList
            plans={plans.map(({ id, document: href, title: given }) => {
              const name = given || t('project.plans')
              return { id, title: name, href, label: t('project.openPlan', { title: name }) }
            })}
            labels={{ title: t('project.plans'), ...lightboxLabels(t) }}
            language={language}
          />
        </PageSection>
      ) : null}
      {videoId ? (
        <PageSection title={t('property.video')} className="print:hidden">
          <VideoPlayer
            videoId={videoId}
            poster={pictureOf(project.image, { width: project.image_width })}
            label={`${t('property.watchVideo')}: ${title}`}
          />
        </PageSection>
      ) : null}
      {documents.length > 0 ? (
        <PageSection title={t('project.documents')}>
          <DocumentList documents={documents.map(({ id, name }) => ({ id, name, href: name }))} />
        </PageSection>
      ) : null}
      {project.location || place ? (
        <PageSection title={t('property.location')}>
          <LocationBlock address={project.location ?? ''} place={place} position={position} t={t}>
            {position ? <ShowPlace position={position} /> : null}
          </LocationBlock>
        </PageSection>
      ) : null}
    </>
  )
}
