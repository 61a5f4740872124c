'use client'

import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { listingRoutes } from '@/domain/listing-routes.ts'
import { propertyFields } from '@/domain/property-draft.ts'
import { routes } from '@/domain/routes.ts'
import { DuplicateDialog } from '@/features/listing-form/duplicate-dialog.tsx'
import type { DraftContent } from '@/features/listing-form/use-listing-draft.ts'
import { VersionDialog } from '@/features/listing-form/version-dialog.tsx'
import { propertyLabel, propertyValueText } from './property-words.ts'
import type { PropertyDraft } from './use-property-draft.ts'
import type { PropertyFacts } from './use-property-facts.ts'

type PropertyDialogsProps = { facts: PropertyFacts; state: PropertyDraft; mine: DraftContent }

/** What the person has to decide before it goes on. */
export function PropertyDialogs({ facts, state, mine }: PropertyDialogsProps) {
  const { draft, choose } = state
  const text = useText()
  const href = useHref()
  if (draft.other) {
    return (
      <VersionDialog
        mine={mine}
        other={draft.other}
        fields={propertyFields}
        labelOf={(field) => propertyLabel(field, facts, text)}
        tell={(field, value) => propertyValueText(field, value, facts, text)}
        onChoose={choose}
      />
    )
  }
  if (!draft.isDoubting) return null
  return (
    <DuplicateDialog
      duplicates={draft.duplicates}
      hrefOf={({ isOwn, slug }) =>
        href(isOwn ? listingRoutes.myProperty(slug) : routes.property(slug))
      }
      onPublish={draft.confirm}
      onBack={draft.giveUp}
    />
  )
}
