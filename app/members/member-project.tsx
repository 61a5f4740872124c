import type { ReactNode } from 'react'
import { LateTexts } from '@/client/text/late-texts.tsx'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { ProjectPage } from '@/features/projects/project-page.tsx'
import { type MemberProject, useMemberProject } from '@/features/projects/use-member-project.ts'

/** Rendered in the browser with the member's permissions; shows `refused` until loaded. */
export default function MembersProject({ slug, refused }: { slug: string; refused: ReactNode }) {
  const { t } = useText()
  const found = useMemberProject(slug)
  if (!found) return refused
  return (
    <LateTexts
      texts="project"
      known="gallery.label"
      fallback={refused}
      onFailed={() => showToast('error', t('failure.network'))}
    >
      <Page {...found} />
    </LateTexts>
  )
}

function Page({ listing, settings }: MemberProject) {
  const text = useText()
  const href = useHref()
  return <ProjectPage {...text} {...{ listing, settings, href }} />
}
