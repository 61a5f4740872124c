import type { MyListing } from '@/client/api/member/my-listings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'

type RecentlyDeletedProps = {
  rows: readonly MyListing[]
  isBusy: boolean
  onRestore: (row: MyListing) => void
}

/** Recently deleted listings that can still be restored. */
export function RecentlyDeleted({ rows, isBusy, onRestore }: RecentlyDeletedProps) {
  const { t } = useText()
  if (rows.length === 0) return null
  return (
    <section
      aria-label={t('myListings.deletedLine')}
      className="mb-6 rounded-md border border-line bg-surface-muted p-4"
    >
      <h2 className="font-medium text-ink">{t('myListings.deletedLine')}</h2>
      <p className="text-sm text-ink-muted">{t('myListings.deletedNote')}</p>
      <ul className="mt-2">
        {rows.map((row) => {
          const { id, title } = row.card
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
              <span dir="auto" className="min-w-0 flex-1 basis-48 truncate align-as-page text-ink">
                {title}
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${t('myListings.restore')}: ${title}`}
                aria-disabled={isBusy || undefined}
                onClick={({ currentTarget }) => {
                  restoreFocus(currentTarget, besides(currentTarget))
                  onRestore(row)
                }}
              >
                {t('myListings.restore')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
