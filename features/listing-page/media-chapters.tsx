import type { Picture } from '@/client/api/cards/property-card.ts'
import type { Text } from '@/client/text/text.ts'
import { youtubeId } from '@/domain/listing/video.ts'
import { FloorPlanList } from './floor-plan-list.tsx'
import { lightboxLabels } from './page-gallery.tsx'
import { PageSection } from './page-section.tsx'
import { VideoPlayer } from './video-player.tsx'

type PlansChapterProps = Pick<Text, 't' | 'language'> & {
  title: string
  plans: readonly { id: number; title: string; href: string }[]
}

export function FloorPlansChapter({ title, plans, t, language }: PlansChapterProps) {
  if (plans.length === 0) return null
  return (
    <PageSection title={title}>
      <FloorPlanList
        plans={plans.map((plan) => {
          return { ...plan, label: t('projects.page.openPlan', { title: plan.title }) }
        })}
        labels={{ title, ...lightboxLabels(t) }}
        language={language}
      />
    </PageSection>
  )
}

type VideoChapterProps = Pick<Text, 't'> & {
  link: string | null
  poster: Picture
  title: string
}

/** Video section; renders nothing unless the link is a YouTube video. */
export function VideoChapter({ link, poster, title, t }: VideoChapterProps) {
  const videoId = youtubeId(link)
  if (!videoId) return null
  return (
    <PageSection title={t('properties.page.video')} className="print:hidden">
      <VideoPlayer
        videoId={videoId}
        poster={poster}
        label={`${t('properties.page.watchVideo')}: ${title}`}
      />
    </PageSection>
  )
}
