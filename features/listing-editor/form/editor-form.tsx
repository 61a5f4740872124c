'use client'

import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import type { StoredListing } from '@/client/flows/listing-editor/posting.ts'
import { useText } from '@/client/text/text-context.tsx'
import { isSame } from '@/domain/listing/listing-values.ts'
import { ListingGateDialog } from '@/features/listing-gate/listing-gate-dialog.tsx'
import type { ListingDraft } from '../drafts/use-listing-draft.ts'
import { VersionDialog } from '../drafts/version-dialog.tsx'
import type { EditorKind } from '../editor-kind.ts'
import { DuplicateDialog } from '../publishing/duplicate-dialog.tsx'
import { PublishButton, PublishStatus } from '../publishing/publish-bar.tsx'
import { PublishNotices } from '../publishing/publish-notices.tsx'
import { usePublishing } from '../publishing/use-publishing.ts'
import { formProgress, inFormOrder } from '../steps/form-progress.ts'
import { GoToContext } from '../steps/go-to.ts'
import { StepFooter, StepHeading, StepRow } from '../steps/step-frame.tsx'
import type { EditorFacts } from '../use-editor-facts.ts'
import { valueText } from '../value-text.ts'
import { EditorAside } from './editor-aside.tsx'
import { useDraftForm } from './use-draft-form.ts'
import { useFormFiles } from './use-form-files.ts'

type EditorFormProps<Kind extends DraftKind> = {
  kind: EditorKind<Kind>
  facts: EditorFacts
  draft: ListingDraft
  /** Draft ID. */
  name: string
  /** Listing being edited; null for a new one. */
  stored: StoredListing<Kind> | null
  isNew: boolean
  /** Called at every change. */
  onChange: () => void
}

/** Form in steps, with progress, errors and dialogs. */
export function EditorForm<Kind extends DraftKind>(props: EditorFormProps<Kind>) {
  const { kind, facts, draft, name, stored, isNew, onChange } = props
  const text = useText()
  const { form, values, content, reasons, step, visited, openStep, goTo } = useDraftForm({
    kind,
    draft,
    onChange,
  })
  const files = useFormFiles({ kind, form, draft: name })
  const faults = inFormOrder(kind.faults(values, facts), kind.fields)
  const wish = { kind: kind.name, isPremium: kind.isPremium(values), isNew }
  const sent = kind.toPublish(values, facts)
  const makePremium = () => form.setValue('is_premium', true, { shouldDirty: true })
  const publishing = usePublishing({
    draft,
    values: sent,
    content,
    faults,
    files,
    wish,
    makePremium,
  })
  const formatLabel = (field: string) => kind.label(field, values, facts, text)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (next: string) => {
    openStep(next)
    // The heading element stays; wait for its new text.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: false }))
  }
  const progress = formProgress({ kind, values, faults, reasons, visited, current: step }, text.t)
  const View = kind.views[step]
  return (
    <FormProvider {...form}>
      <GoToContext value={goTo}>
        <StepRow progress={progress} onStep={open} />
        <div className="mt-6 lg:mt-8 xl:grid xl:grid-cols-[minmax(0,1fr)_17rem] xl:items-start xl:gap-10">
          <div className="min-w-0">
            <PublishNotices
              draft={draft}
              reasons={inFormOrder(reasons, kind.fields)}
              failure={publishing.failure}
              labelOf={formatLabel}
            />
            <StepHeading ref={heading} progress={progress} />
            {/* Scroll margin: the sticky footer would cover the focused field. */}
            <div className="[&_:focus]:scroll-mb-44">
              {View ? (
                <View
                  kind={kind}
                  values={values}
                  facts={facts}
                  isNew={isNew}
                  reasons={reasons}
                  draft={name}
                  onPremium={publishing.askPremium}
                />
              ) : null}
            </div>
            <StepFooter
              progress={progress}
              onStep={open}
              saved={<PublishStatus draft={draft} files={files} />}
              finish={
                <PublishButton
                  draft={draft}
                  isNew={isNew}
                  isBusy={publishing.gate.isChecking}
                  disabled={stored !== null && isSame(values, kind.posting.toValues(stored))}
                  onPublish={publishing.publish}
                />
              }
              finishesAnywhere={!isNew}
            />
          </div>
          <aside className="mt-8 min-w-0 xl:sticky xl:top-26 xl:mt-0">
            <EditorAside kind={kind} values={values} facts={facts} previewOf={files.previewOf} />
          </aside>
        </div>
        {draft.other ? (
          <VersionDialog
            key={draft.other.of}
            mine={content}
            other={draft.other}
            fields={kind.fields}
            labelOf={formatLabel}
            tell={(field, value) => valueText(kind.valueText, field, value, facts, text)}
            onChoose={draft.choose}
          />
        ) : null}
        {draft.isDoubting && !draft.other ? (
          <DuplicateDialog draft={draft} paths={kind.paths} />
        ) : null}
        <ListingGateDialog gate={publishing.gate} />
      </GoToContext>
    </FormProvider>
  )
}
