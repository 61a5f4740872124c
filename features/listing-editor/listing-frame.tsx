'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useText } from '@/client/text/text-context.tsx'
import type { ListingFaults } from '@/domain/listing/listing-values.ts'
import { ListingGateDialog } from '@/features/listing-gate/listing-gate-dialog.tsx'
import type { DraftContent, ListingDraft } from './drafts/use-listing-draft.ts'
import { VersionDialog } from './drafts/version-dialog.tsx'
import { PublishButton, PublishStanding } from './publishing/publish-bar.tsx'
import { PublishNotices } from './publishing/publish-notices.tsx'
import type { Publishing } from './publishing/use-publishing.ts'
import { formProgress, inFormOrder } from './steps/form-progress.ts'
import { FormSteps } from './steps/form-steps.tsx'
import { GoToContext } from './steps/go-to.ts'
import type { FieldsPlan, ListingFields } from './use-listing-fields.ts'
import type { ListingFiles } from './use-listing-files.ts'

type ListingFrameProps<Values extends FieldValues> = {
  plan: FieldsPlan<Values>
  form: ListingFields<Values>
  draft: ListingDraft
  files: ListingFiles
  publishing: Publishing
  faults: ListingFaults
  isNew: boolean
  isUnchanged: boolean
  labelOf: (field: string) => string
  tell: (field: string, value: unknown) => string
  /** Called with the merged version. */
  onChoose: (content: DraftContent, revision: number) => void
  aside: ReactNode
  children: ReactNode
}

/** Steps of any listing, with progress, errors and dialogs. */
export function ListingFrame<Values extends FieldValues>(props: ListingFrameProps<Values>) {
  const { plan, form, draft, files, publishing, faults, isNew, labelOf, tell } = props
  const { t } = useText()
  const { values, reasons } = form
  return (
    <GoToContext value={form.goTo}>
      <FormSteps
        steps={formProgress({ ...plan, values, faults, reasons }, t)}
        current={form.step}
        onStep={form.openStep}
        saved={<PublishStanding draft={draft} files={files} />}
        notices={
          <PublishNotices
            draft={draft}
            reasons={inFormOrder(reasons, plan.fields)}
            failure={publishing.failure}
            labelOf={labelOf}
          />
        }
        aside={props.aside}
        finish={
          <PublishButton
            draft={draft}
            isNew={isNew}
            isBusy={publishing.gate.isAsking}
            disabled={props.isUnchanged}
            onPublish={publishing.publish}
          />
        }
        finishesAnywhere={!isNew}
      >
        {props.children}
      </FormSteps>
      {draft.other ? (
        <VersionDialog
          mine={form.content}
          other={draft.other}
          fields={plan.fields}
          labelOf={labelOf}
          tell={tell}
          onChoose={props.onChoose}
        />
      ) : null}
      <ListingGateDialog gate={publishing.gate} />
    </GoToContext>
  )
}
