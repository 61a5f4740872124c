'use client'

import { Layers, Plus } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Sortable } from '@/design-system/sortable/sortable.tsx'
import {
  isFloorPlanFilled,
  MAX_PLANS,
  type PostedFloorPlan,
  planField,
} from '@/domain/listing/project-post.ts'
import { isBlank } from '@/domain/text/blank-text.ts'
import { inOrder } from '@/features/uploads/ordering.ts'
import { sortableWords } from '@/features/uploads/sortable-words.ts'
import { UploadNotices } from '@/features/uploads/upload-notices.tsx'
import type { StepProps } from '../editor-kind.ts'
import { fieldId, useListingField } from '../fields/form-field.tsx'
import { FloorPlanRow } from './floor-plan-row.tsx'
import { useFloorPlanFiles } from './use-floor-plan-files.ts'

type FloorPlansProps = Pick<StepProps<'project'>, 'draft' | 'reasons'>

/**
 * Sortable floor plans, each with a name and a file. A new one can be added after all others are
 * complete.
 */
export function FloorPlans({ draft, reasons }: FloorPlansProps) {
  const { t } = useText()
  const files = useFloorPlanFiles(draft)
  const { value: plans, set } = useListingField<readonly PostedFloorPlan[]>('plans')
  const [isWarned, setWarned] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const open = plans.find((plan) => !isFloorPlanFilled(plan))
  const formatName = (key: string) => {
    const at = plans.findIndex((plan) => plan.key === key)
    return plans[at]?.title.trim() || t('listingEditor.plan.floor', { number: at + 1 })
  }
  const add = () => {
    if (open) {
      setWarned(true)
      focusPlan(open)
      return
    }
    setWarned(false)
    const plan: PostedFloorPlan = { key: newKey(), title: '', file: null }
    set([...plans, plan])
    requestAnimationFrame(() => focusPlan(plan))
  }
  const row = (key: string, grip: ReactNode, place: number) => {
    const plan = plans[place]
    if (!plan) return null
    const reason =
      reasonText(reasons[planField(key)], 'listingEditor.fault.', t) ??
      (isWarned && plan === open ? t('listingEditor.plan.fillFirst') : undefined)
    return (
      <FloorPlanRow
        plan={plan}
        name={formatName(key)}
        number={place + 1}
        files={files}
        grip={plans.length > 1 ? grip : null}
        error={reason}
        onChange={(change) =>
          set(plans.map((one) => (one.key === key ? { ...one, ...change } : one)))
        }
        onRemove={(button) => {
          restoreFocus(button, [...besides(button), ...(more.current ? [more.current] : [])])
          if (plan.file) files.drop(plan.file)
          set(plans.filter((one) => one.key !== key))
        }}
      />
    )
  }
  return (
    <Fieldset
      id={fieldId('plans')}
      legend={t('listingEditor.field.plans')}
      hint={t('listingEditor.plan.hint')}
    >
      <div className="grid gap-4">
        {plans.length > 0 ? (
          <Sortable
            ids={plans.map(({ key }) => key)}
            nameOf={formatName}
            label={t('listingEditor.plan.list')}
            words={sortableWords(t)}
            onReorder={(keys) => set(inOrder(plans, keys))}
            className="grid gap-4"
          >
            {row}
          </Sortable>
        ) : (
          <NoFloors />
        )}
        <UploadNotices uploads={files.pictures} purpose="photo" />
        <UploadNotices uploads={files.papers} purpose="document" />
        {plans.length < MAX_PLANS ? (
          <Button ref={more} variant="secondary" className="justify-self-start" onClick={add}>
            <Icon of={Plus} />
            {t(plans.length > 0 ? 'listingEditor.plan.another' : 'listingEditor.plan.add')}
          </Button>
        ) : null}
      </div>
    </Fieldset>
  )
}

function NoFloors() {
  const { t } = useText()
  return (
    <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={Layers} />
      </span>
      <p className="max-w-text pt-1.5 text-ink-muted">{t('listingEditor.plan.none')}</p>
    </div>
  )
}

/** Focuses the first missing input of a floor plan. */
function focusPlan({ key, title }: PostedFloorPlan) {
  const place = document.getElementById(fieldId(planField(key)))
  const inputs = place?.querySelectorAll<HTMLInputElement>('input')
  const wanted = isBlank(title) ? inputs?.[0] : inputs?.[1]
  place?.scrollIntoView({ block: 'nearest' })
  wanted?.focus()
}

/** Key that is unique across all drafts. */
function newKey(): string {
  return `n${crypto.randomUUID()}`
}
