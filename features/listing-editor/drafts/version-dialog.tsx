'use client'

import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { type Difference, listDifferences } from '@/domain/listing/listing-values.ts'
import type { DraftContent, OtherVersion } from './use-listing-draft.ts'

type VersionDialogProps = {
  mine: DraftContent
  other: OtherVersion
  /** Fields to compare, in form order. */
  fields: readonly string[]
  labelOf: (field: string) => string
  tell: (field: string, value: unknown) => string
  onChoose: (content: DraftContent, revision: number) => void
}

type Side = 'mine' | 'theirs'

/** Resolves a conflict of two versions field by field. */
export function VersionDialog(props: VersionDialogProps) {
  const { mine, other, fields, labelOf, tell, onChoose } = props
  const { t } = useText()
  const differing = listDifferences(mine, other.content).filter(({ field }) =>
    fields.includes(field),
  )
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const getSide = (field: string): Side => chosen[field] ?? 'mine'
  const takeAll = (side: Side) =>
    setChosen(Object.fromEntries(differing.map(({ field }) => [field, side])))
  const take = () => onChoose(merged(mine, differing, getSide), other.revision)
  const keepMine = () => onChoose(mine, other.revision)
  return (
    <Dialog open onOpenChange={keepMine}>
      <DialogContent
        size="lg"
        title={t(`listingEditor.version.${other.of}Title`)}
        description={t('listingEditor.version.text')}
        closeLabel={t('listingEditor.version.mineAll')}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => event.preventDefault()}
        footer={<Button onClick={take}>{t('listingEditor.version.take')}</Button>}
      >
        <div className="mb-5 flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => takeAll('mine')}>
            {t('listingEditor.version.mineAll')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => takeAll('theirs')}>
            {t('listingEditor.version.theirsAll')}
          </Button>
        </div>
        <div className="grid gap-5">
          {differing.map(({ field, mine: own, theirs }) => (
            <RadioCards<Side>
              key={field}
              name={`version-${field}`}
              legend={labelOf(field)}
              value={getSide(field)}
              onValueChange={(side) => setChosen({ ...chosen, [field]: side })}
              options={[
                { value: 'mine', label: t('listingEditor.version.mine'), hint: tell(field, own) },
                {
                  value: 'theirs',
                  label: t('listingEditor.version.theirs'),
                  hint: tell(field, theirs),
                },
              ]}
            />
          ))}
          {differing.length === 0 ? <p>{t('listingEditor.version.same')}</p> : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Other fields keep the local value. */
function merged(
  mine: DraftContent,
  differing: readonly Difference[],
  getSide: (field: string) => Side,
): DraftContent {
  const taken = differing.filter(({ field }) => getSide(field) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) }
}
