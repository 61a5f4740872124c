import type { ReactNode } from 'react'
import { inquiryButtons } from '@/app/page/inquiry-buttons.tsx'
import { type ProjectPage as Listing, projectQueries } from '@/client/api/projects.ts'
import { LateTexts } from '@/client/text/late-texts.tsx'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { type MemberListing, useMemberListing } from '@/features/listing-page/use-member-listing.ts'
import { usePictureAreas } from '@/features/map/streets/use-picture-areas.ts'
import { ProjectPage } from '@/features/projects/project-page.tsx'

/** Rendered in the browser with the member's permissions; shows `refused` until loaded. */
export default function MembersProject({ slug, refused }: { slug: string; refused: ReactNode }) {
  const { t } = useText()
  const found = useMemberListing(projectQueries.detail, slug)
  if (!found) return refused
  return (
    <LateTexts
      texts="project"
      known="listingPage.gallery.label"
      fallback={refused}
      onFailed={() => showToast('error', t('shell.failure.network'))}
    >
      <Page {...found} />
    </LateTexts>
  )
}

function Page({ listing, settings }: MemberListing<Listing>) {
  const text = useText()
  const href = useHref()
  return (
    <ProjectPage
      {...text}
      listing={listing}
      settings={settings}
      streets={usePictureAreas()}
      href={href}
      askOwner={inquiryButtons(settings, 'project')}
    />
  )
}
