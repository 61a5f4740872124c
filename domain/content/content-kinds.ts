import type { SettingKey } from '@/domain/settings/setting-table.ts'

/** Kinds of content that is edited as drafts. */
export const contentKinds = ['article', 'page', 'faq', 'slide'] as const

export type ContentKind = (typeof contentKinds)[number]

/** Texts of the four pages, which are settings; a page's number is its place here, from 1. */
export const textPages = [
  'about_us',
  'terms_conditions',
  'privacy_policy',
  'text_property_submission',
] as const satisfies readonly SettingKey[]

export type ContentFieldName =
  | 'title'
  | 'description'
  | 'meta_title'
  | 'meta_description'
  | 'meta_keywords'
  | 'text'
  | 'question'
  | 'answer'

export type ContentField = {
  name: ContentFieldName
  /** `html` is formatted text, `lines` plain text with line breaks. */
  format: 'line' | 'lines' | 'html'
  /** In UTF-16 units, tags included. */
  maxLength: number
  /** Needed to publish, in the source language. */
  isRequired: boolean
}

/** Longest text of any field. */
const MAX_CONTENT_LENGTH = 60_000

const field = (
  name: ContentFieldName,
  format: ContentField['format'],
  maxLength: number,
  isRequired = false,
): ContentField => ({ name, format, maxLength, isRequired })

const FIELDS: Record<ContentKind, readonly ContentField[]> = {
  article: [
    field('title', 'line', 200, true),
    field('description', 'html', MAX_CONTENT_LENGTH, true),
    field('meta_title', 'line', 200),
    field('meta_description', 'lines', 500),
    field('meta_keywords', 'line', 500),
  ],
  page: [field('text', 'html', MAX_CONTENT_LENGTH, true)],
  faq: [field('question', 'line', 300, true), field('answer', 'lines', 5_000, true)],
  slide: [],
}

/** Shown inside the listing editor, which shows plain text. */
const PLAIN_PAGE: readonly ContentField[] = [field('text', 'lines', 2_000, true)]

/** Fields with a text in each language. */
export function findContentFields(kind: ContentKind, item: number): readonly ContentField[] {
  const isPlain = kind === 'page' && textPages[item - 1] === 'text_property_submission'
  return isPlain ? PLAIN_PAGE : FIELDS[kind]
}

/** Texts by field. */
export type ContentTexts = Record<string, string>

export type ContentTranslation = {
  texts: ContentTexts
  /** By field, the hash of the source text that the translation was made from. */
  sources: Record<string, string>
}

/** Everything of an item that is published together. */
export type ContentBody = {
  /** Language code of `texts`. */
  language: string
  texts: ContentTexts
  /** By language code. */
  translations: Record<string, ContentTranslation>
  facts: ContentFacts
}

export type ContentFacts = {
  /** Last part of the address of an article; '' makes one from the title. */
  slug?: string
  /** Null without one; the category of an article, or that a slide leads to. */
  categoryId?: number | null
  /** Storage key. */
  imageKey?: string | null
  /** Picture for shared links; storage key. */
  metaImageKey?: string | null
  /** Listing that a slide leads to. */
  propertyId?: number | null
  /** Address that a slide leads to. */
  link?: string
  /** Place of a slide, lowest first. */
  position?: number
}
