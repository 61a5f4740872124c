import { KeyRound } from 'lucide'
import type { ProjectCard as Card } from '@/client/api/project-card.ts'
import type { Translator } from '@/client/text/translator.ts'
import { routes } from '@/domain/routes.ts'
import { PackageOpener } from '@/features/gate/package-opener.tsx'
import { ProjectCard } from '@/features/listing-card/project-card.tsx'
import { GATE_CARD_SIZES, ListingGate } from '@/features/listing-page/listing-gate.tsx'

type ProjectGateProps = {
  /** What everybody may know of it; null where no list shows it. */
  card: Card | null
  t: Translator
  href: (path: string) => string
}

/** A project whose page the visitor may not open: what lists say of it, and why there is no more. */
export function ProjectGate({ card, t, href }: ProjectGateProps) {
  return (
    <ListingGate
      card={
        card ? <ProjectCard card={card} headingLevel={2} priority sizes={GATE_CARD_SIZES} /> : null
      }
      icon={KeyRound}
      title={t('project.gateTitle')}
      back={{ href: href(routes.projects()), label: t('project.toProjects') }}
      opener={<PackageOpener reason="project" t={t} href={href} />}
    >
      {t('project.gateText')}
    </ListingGate>
  )
}
