import type { ComponentType, ReactNode } from 'react'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import type { FormValues, Posting } from '@/client/flows/listing-editor/posting.ts'
import type { Text } from '@/client/text/text.ts'
import type { TextKey } from '@/client/text/translator.ts'
import type { Quality } from '@/domain/listing/listing-quality.ts'
import type { ListingFaults } from '@/domain/listing/listing-values.ts'
import type { PostedFile } from '@/domain/listing/posted-file.ts'
import type {
  DraftContent,
  FieldReasons,
  Published,
} from '@/machines/listing-editor/listing-editor.types.ts'
import type { EditorFacts } from './use-editor-facts.ts'

export type StepProps<Kind extends DraftKind> = {
  kind: EditorKind<Kind>
  values: FormValues<Kind>
  facts: EditorFacts
  /** Draft id, which owns the uploads. */
  draft: string
  /** The contract can move a stored pin but not remove it. */
  isNew: boolean
  /** Unresolved errors by field. */
  reasons: FieldReasons
  /** Makes the listing premium once its package allows that. */
  onPremium: () => void
}

export type CardProps<Kind extends DraftKind> = {
  values: FormValues<Kind>
  facts: EditorFacts
  previewOf: (key: string) => string
}

type Shown = Pick<Published, 'slug'> & Partial<Pick<Published, 'status'>>

/** Everything that differs between the editors of properties and projects. */
export type EditorKind<Kind extends DraftKind> = {
  name: Kind
  /** In order. */
  steps: readonly [string, ...string[]]
  views: Readonly<Record<string, ComponentType<StepProps<Kind>>>>
  /** In form order. */
  fields: readonly (keyof FormValues<Kind> & string)[]
  /** Fields that the summary shows even if empty. */
  required: ReadonlySet<string>
  stepOf: (field: string) => string
  empty: FormValues<Kind>
  fromContent: (content: DraftContent) => FormValues<Kind>
  /** Values of a copy: files belong to one listing; the slug is generated again. */
  copy: (values: FormValues<Kind>) => FormValues<Kind>
  faults: (values: FormValues<Kind>, facts: EditorFacts) => ListingFaults
  /** Values without those that are not published. */
  toPublish: (values: FormValues<Kind>, facts: EditorFacts) => FormValues<Kind>
  isPremium: (values: FormValues<Kind>) => boolean
  quality: (values: FormValues<Kind>, facts: EditorFacts) => Quality
  label: (field: string, values: FormValues<Kind>, facts: EditorFacts, text: Text) => string
  /** Display text of the kind's own fields; undefined for others. */
  valueText: (field: string, value: unknown, facts: EditorFacts, text: Text) => string | undefined
  /** Replaces a value in the summary; null leaves the field out. */
  summary: (field: string, values: FormValues<Kind>, text: Text) => ReactNode
  Card: ComponentType<CardProps<Kind>>
  /** Field whose rows have files. */
  rows: {
    field: 'parameters' | 'plans'
    files: (values: FormValues<Kind>) => readonly PostedFile[]
    /** Rows with their files replaced; a missing file was refused. */
    withFiles: (values: FormValues<Kind>, files: ReadonlyMap<string, PostedFile>) => unknown
  }
  posting: Posting<Kind>
  paths: {
    add: (of?: { draft: string }) => string
    /** The owner's view. */
    mine: (listing: Shown) => string
    /** The public page. */
    public: (slug: string) => string
    all: string
  }
  /** Label of the link to `paths.all`. */
  allLabel: TextKey
}
