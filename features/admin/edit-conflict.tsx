import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { momentWords } from './moment.ts'

type EditConflictProps = {
  /** Who changed the same values, and when, where known. */
  theirs: { actorName: string; changedAt: string | null }
  values: readonly { key: string; label: string; mine: ReactNode; theirs: ReactNode }[]
  keepMine: { label: string; onClick: () => void }
  takeTheirs: { label: string; onClick: () => void }
}

/** Values of two people; both stay until one is chosen. */
export function EditConflict({ theirs, values, keepMine, takeTheirs }: EditConflictProps) {
  const { t, language } = useText()
  const { actorName, changedAt } = theirs
  return (
    <Banner
      role="alert"
      variant="warning"
      title={t('admin.content.conflict', {
        who: actorName || t('admin.unnamed'),
        when: changedAt ? momentWords(changedAt, language) : '',
      })}
      className="mb-5"
      actions={
        <>
          <Button size="sm" onClick={keepMine.onClick}>
            {keepMine.label}
          </Button>
          <Button size="sm" variant="secondary" onClick={takeTheirs.onClick}>
            {takeTheirs.label}
          </Button>
        </>
      }
    >
      <dl className="flex flex-col gap-2">
        {values.map((value) => (
          <div key={value.key}>
            <dt className="font-medium">{value.label}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {t('admin.content.mine')}: {value.mine}
            </dd>
            <dd dir="auto" className="wrap-anywhere">
              {t('admin.content.theirs')}: {value.theirs}
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
