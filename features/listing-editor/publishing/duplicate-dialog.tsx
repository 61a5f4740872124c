'use client'

import { CopyCheck } from 'lucide'
import { imageSources } from '@/client/api/cards/images.ts'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import type { ListingDraft } from '../drafts/use-listing-draft.ts'
import type { EditorKind } from '../editor-kind.ts'

type DuplicateDialogProps = {
  draft: Pick<ListingDraft, 'duplicates' | 'confirm' | 'giveUp'>
  paths: Pick<EditorKind<DraftKind>['paths'], 'mine' | 'public'>
}

/** Warns about possible duplicates before publishing. */
export function DuplicateDialog({ draft, paths }: DuplicateDialogProps) {
  const { t } = useText()
  const href = useHref()
  const { duplicates, confirm, giveUp } = draft
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || giveUp()}>
      <DialogContent
        title={t('listingEditor.duplicate.title')}
        description={t('listingEditor.duplicate.text')}
        closeLabel={t('listingEditor.duplicate.back')}
        footer={
          <>
            <Button variant="secondary" onClick={giveUp}>
              {t('listingEditor.duplicate.back')}
            </Button>
            <Button onClick={confirm}>{t('listingEditor.duplicate.publish')}</Button>
          </>
        }
      >
        <ul className="divide-y divide-line">
          {duplicates.map((duplicate) => (
            <li key={duplicate.id} className="flex gap-4 py-3">
              <MediaFrame
                {...(duplicate.picture ? imageSources(duplicate.picture, 320) : {})}
                alt=""
                sizes="7rem"
                fallback={<Icon of={CopyCheck} />}
                className="w-28 shrink-0 self-start rounded-md"
              />
              <div className="min-w-0">
                <a
                  href={href(
                    duplicate.isOwn ? paths.mine(duplicate) : paths.public(duplicate.slug),
                  )}
                  target="_blank"
                  rel="noreferrer"
                  dir="auto"
                  className={linkStyles({ className: 'font-medium' })}
                >
                  {duplicate.title}
                </a>
                <p className="text-sm text-ink-muted">
                  <bdi>{duplicate.place}</bdi>
                  {duplicate.isOwn ? ` · ${t('listingEditor.duplicate.own')}` : ''}
                </p>
                <p className="text-sm text-ink-muted">
                  {t('listingEditor.duplicate.alike', {
                    what: duplicate.alike
                      .flatMap((one) => {
                        const key = `listingEditor.duplicate.alike_${one}`
                        return t.has(key) ? [t(key)] : []
                      })
                      .join(', '),
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
