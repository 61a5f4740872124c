'use client'

import { useWatch } from 'react-hook-form'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { isolatedLeftToRight } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Input } from '@/design-system/input/input.tsx'
import {
  type ListingValues,
  listingMaxLengths,
  metaOwner,
} from '@/domain/listing/listing-values.ts'
import {
  countLetters,
  META_DESCRIPTION_MAX,
  META_DESCRIPTION_MIN,
  META_PHRASES_MAX,
  META_TITLE_MAX,
  type SeoWarning,
  seoWarnings,
  splitPhrases,
} from '@/domain/listing/seo-rules.ts'
import { textLines } from '@/domain/text/plain-text.ts'
import { slugify } from '@/domain/web/slug.ts'
import type { EditorKind, StepProps } from '../editor-kind.ts'
import { FormField, LongTextField, TextLine } from '../fields/form-field.tsx'
import { OnePicture } from '../fields/one-picture.tsx'

type SeoStepProps = Pick<StepProps<DraftKind>, 'draft'> & {
  kind: { paths: Pick<EditorKind<DraftKind>['paths'], 'public'> }
}

/** Search engine fields with a preview. */
export function SeoStep({ kind, draft }: SeoStepProps) {
  const { t } = useText()
  const [title, meta_title, meta_keywords, meta_description, slug, description] = useWatch<
    ListingValues,
    ['title', 'meta_title', 'meta_keywords', 'meta_description', 'slug_id', 'description']
  >({
    name: ['title', 'meta_title', 'meta_keywords', 'meta_description', 'slug_id', 'description'],
  })
  const warnings = seoWarnings({ meta_title, meta_keywords, meta_description })
  const warn = (warning: SeoWarning | undefined) =>
    warning ? t(`listingEditor.warning.${warning}`, limits[warning]) : undefined
  const proposed = slugify(title)
  const address = `${location.host}${kind.paths.public('')}${slug || proposed}`
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextLine
        name="meta_title"
        label={t('listingEditor.field.meta_title')}
        hint={t('listingEditor.metaTitleHint')}
        warning={warn(warnings.meta_title)}
        counter={(text) =>
          t('listingEditor.used', { used: countLetters(text), most: META_TITLE_MAX })
        }
        input={{ maxLength: listingMaxLengths.meta_title, placeholder: title || undefined }}
      />
      <LongTextField
        name="meta_description"
        label={t('listingEditor.field.meta_description')}
        hint={t('listingEditor.metaDescriptionHint', limits.metaDescriptionShort)}
        warning={warn(warnings.meta_description)}
        counter={(text) =>
          t('listingEditor.used', { used: countLetters(text), most: META_DESCRIPTION_MAX })
        }
        area={{ maxLength: listingMaxLengths.meta_description, rows: 3 }}
      />
      <TextLine
        name="meta_keywords"
        label={t('listingEditor.field.meta_keywords')}
        hint={t('listingEditor.metaKeywordsHint')}
        warning={warn(warnings.meta_keywords)}
        counter={(text) =>
          t('listingEditor.used', { used: splitPhrases(text).length, most: META_PHRASES_MAX })
        }
        input={{ maxLength: listingMaxLengths.meta_keywords }}
      />
      <FormField<string>
        name="slug_id"
        label={t('listingEditor.field.slug_id')}
        hint={t('listingEditor.slugHint', { address: isolatedLeftToRight(address) })}
      >
        {(control, { value, set, leave }) => (
          <Input
            {...control}
            name="slug_id"
            dir="auto"
            value={value}
            placeholder={proposed}
            maxLength={listingMaxLengths.slug_id}
            onChange={(event) => set(event.target.value)}
            onBlur={() => {
              set(slugify(value))
              leave()
            }}
          />
        )}
      </FormField>
      <SearchResult
        address={address}
        title={meta_title.trim() || title.trim() || t('listingEditor.noTitle')}
        description={meta_description.trim() || textLines(description).join(' ')}
      />
      <OnePicture
        name="meta_picture"
        owner={metaOwner(draft)}
        purpose="photo"
        label={t('listingEditor.field.meta_picture')}
        hint={t('listingEditor.metaPictureHint')}
      />
    </div>
  )
}

const limits: Record<SeoWarning, Record<string, number>> = {
  metaTitleLong: { most: META_TITLE_MAX },
  metaPhrasesMany: { most: META_PHRASES_MAX },
  metaDescriptionShort: { least: META_DESCRIPTION_MIN, most: META_DESCRIPTION_MAX },
  metaDescriptionLong: { least: META_DESCRIPTION_MIN, most: META_DESCRIPTION_MAX },
}

type SearchResultProps = { address: string; title: string; description: string }

/** Truncated as search engines do. */
function SearchResult({ address, title, description }: SearchResultProps) {
  const { t } = useText()
  return (
    <figure className="rounded-lg border border-line bg-surface p-5">
      <figcaption className="mb-3 text-sm text-ink-muted">
        {t('listingEditor.searchPreview')}
      </figcaption>
      <p dir="ltr" className="align-as-page truncate text-sm text-ink-muted">
        {address}
      </p>
      <p dir="auto" className="mt-1 text-lg text-info-ink">
        {shortened(title, META_TITLE_MAX)}
      </p>
      <p dir="auto" className="mt-1 text-sm text-ink wrap-anywhere">
        {shortened(description, META_DESCRIPTION_MAX)}
      </p>
    </figure>
  )
}

function shortened(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text
}
