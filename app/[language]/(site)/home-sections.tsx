'use client'

import { Activity } from 'react'
import type { HomeSection } from '@/client/api/cards/home-sections.ts'
import type { HomePage as Sections } from '@/client/api/home.ts'
import { useText } from '@/client/text/text-context.tsx'
import { AgentCarousel } from '@/features/agents/agent-carousel.tsx'
import { ArticleCarousel } from '@/features/content/article-carousel.tsx'
import { FaqList } from '@/features/content/faq-list.tsx'
import { RecentCorner } from '@/features/favourites/recent-corner.tsx'
import { RecommendedCorner } from '@/features/feed/recommended-corner.tsx'
import { CategoryTiles } from '@/features/home/category-tiles.tsx'
import { CityMosaic } from '@/features/home/city-mosaic.tsx'
import { HomePlaceLine } from '@/features/home/home-place-line.tsx'
import { NoSections } from '@/features/home/no-sections.tsx'
import { sectionPath } from '@/features/home/section-paths.ts'
import { SlideCarousel } from '@/features/home/slide-carousel.tsx'
import { type HomePlace, useHomePage } from '@/features/home/use-home-page.ts'
import { ProjectCarousel } from '@/features/listing-card/project-carousel.tsx'
import { PropertyCarousel } from '@/features/listing-card/property-carousel.tsx'
import { SectionHead } from '@/features/shell/section-head.tsx'

/** In the provider's order, without empty ones. */
export function HomeSections({ near: asked }: { near?: HomePlace }) {
  const { page, near, placeName } = useHomePage(asked)
  if (!page) return null
  const sections = page.sections.filter(({ type, rows }) => rows.length > 0 && type !== OWN_PLACE)
  if (sections.length === 0) {
    return <NoSections />
  }
  return (
    <div className="container-page rest-below relative mt-12 flex flex-col gap-16 sm:mt-16 sm:gap-20">
      {near ? <HomePlaceLine place={placeName} isNarrowed={page.isNarrowed} /> : null}
      <Activity>
        <Slides slides={page.slides} />
      </Activity>
      {sections.slice(0, BEFORE_RECENT).map((section) => (
        <Activity key={section.type}>
          <Section section={section} near={near} />
        </Activity>
      ))}
      <RecommendedCorner />
      <RecentCorner />
      {sections.slice(BEFORE_RECENT).map((section) => (
        <Activity key={section.type}>
          <Section section={section} near={near} />
        </Activity>
      ))}
    </div>
  )
}

/** Rendered separately: recommendations include reasons, which need another request. */
const OWN_PLACE = 'user_recommendations_section'

/** Personal sections follow the first screen, to avoid layout shifts. */
const BEFORE_RECENT = 2

function Slides({ slides }: Pick<Sections, 'slides'>) {
  const shown = slides.filter(({ image, web_image }) => image || web_image)
  return shown.length > 0 ? <SlideCarousel slides={shown} /> : null
}

function Section({ section, near }: { section: HomeSection; near?: HomePlace }) {
  const { t } = useText()
  const { type } = section
  const title = section.title || t(`home.section.${type}`)
  switch (type) {
    case 'categories_section':
      return <CategoryTiles title={title} categories={section.rows} />
    case 'properties_by_cities_section':
      return <CityMosaic title={title} cities={section.rows} />
    case 'agents_list_section':
      return <AgentCarousel title={title} agents={section.rows} allPath={sectionPath(type)} />
    case 'articles_section':
      return <ArticleCarousel title={title} articles={section.rows} allPath={sectionPath(type)} />
    case 'faqs_section':
      return <FaqList title={title} faqs={section.rows} allPath={sectionPath(type)} />
    case 'projects_section':
    case 'featured_projects_section':
      return (
        <ProjectCarousel
          title={title}
          header={<SectionHead title={title} allPath={sectionPath(type)} />}
          cards={section.rows}
        />
      )
    default:
      return (
        <PropertyCarousel
          title={title}
          header={<SectionHead title={title} allPath={sectionPath(type, near)} />}
          cards={section.rows}
        />
      )
  }
}
