import { FileText, Maximize2 } from 'lucide'
import { imageSources } from '@/client/api/images.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { isPicture } from './document-list.tsx'

export type Plan = { id: number; title: string; href: string }

/** Floor plans: pictures are shown, other files are named; each opens in full. */
export function PlanList({ plans, t }: { plans: Plan[]; t: Translator }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {plans.map(({ id, title, href }) => (
        <li key={id} className="min-w-0">
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t('project.openPlan', { title })}
            className="group/plan block overflow-hidden rounded-md border border-line bg-surface text-ink no-underline transition-colors duration-fast hover:border-line-strong"
          >
            <MediaFrame
              {...(isPicture(href) ? imageSources(href) : {})}
              alt=""
              sizes="(min-width: 640px) 23rem, 100vw"
              fallback={<Icon of={FileText} strokeWidth={1.25} />}
              // Plans are drawn on white, in the dark as well.
              className="bg-on-scrim"
              imageClassName="object-contain"
            />
            <span className="flex items-center gap-3 border-t border-line px-4 py-3">
              <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
              <Icon of={Maximize2} className="size-4 shrink-0 text-ink-muted" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
