import { CircleDashed } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { ListingRefusal } from '@/domain/listing/listing-gate.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { ListingGate } from './use-listing-gate.ts'

type RefusalDialogProps = { gate: ListingGate; refusal: ListingRefusal }

/** Reason and next step; its link returns to this page. */
export default function RefusalDialog({ gate, refusal }: RefusalDialogProps) {
  const { t } = useText()
  const href = useHref()
  const { pathname, search } = window.location
  return (
    <Dialog open onOpenChange={gate.giveUp}>
      <DialogContent
        title={t(`listingGate.title_${refusal.reason}`)}
        description={refusalMessage(refusal, t)}
        closeLabel={t('shell.close')}
        size="sm"
        footer={
          <>
            <Button variant="quiet" onClick={gate.giveUp}>
              {t('listingGate.later')}
            </Button>
            <SiteLink
              href={href(wayOut(refusal, pathname + search))}
              aria-busy={gate.isChecking}
              className={buttonStyles()}
            >
              {t(`listingGate.way_${toRemedy(refusal)}`)}
            </SiteLink>
          </>
        }
      >
        <Missing of={refusal} />
        <p className="mt-3 text-sm text-ink-muted first:mt-0">{t('listingGate.comeBack')}</p>
      </DialogContent>
    </Dialog>
  )
}

function Missing({ of: refusal }: { of: ListingRefusal }) {
  const { t } = useText()
  if (refusal.reason !== 'profile') return null
  return (
    <ul
      aria-label={t('listingGate.missing')}
      className="flex flex-wrap gap-x-5 gap-y-2 rounded-md bg-surface-muted px-4 py-3"
    >
      {refusal.missing.map((need) => (
        <li key={need} className="flex min-h-6 items-center gap-1.5 text-sm">
          <Icon of={CircleDashed} className="size-4.5 text-warning-ink" />
          {t(`account.profile.need_${need}`)}
        </li>
      ))}
    </ul>
  )
}

/** Uses the specification's messages for packages. */
function refusalMessage(refusal: ListingRefusal, t: Translator): string {
  const { reason } = refusal
  if (reason === 'packageMissing' || reason === 'featureMissing') {
    const isProject = refusal.feature === 'project_list'
    return t(`listingGate.text_${reason}_${isProject ? 'project_list' : 'property_list'}`)
  }
  return t(`listingGate.text_${reason}`)
}

function wayOut(refusal: ListingRefusal, here: string): string {
  switch (toRemedy(refusal)) {
    case 'profile':
      return routes.member('profile', here)
    case 'package':
      return routes.subscriptionPlan(here)
    default:
      return routes.member('verification', here)
  }
}

function toRemedy({ reason }: ListingRefusal) {
  switch (reason) {
    case 'profile':
    case 'verificationPending':
    case 'verificationFailed':
    case 'verificationMissing':
      return reason
    default:
      return 'package'
  }
}
