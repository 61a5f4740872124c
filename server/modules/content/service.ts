import type { ContactMessage } from '@/domain/account/contact.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import { writingDirection } from '@/server/modules/settings/service.ts'
import {
  type ArticleCategoryRow,
  type ArticleRow,
  type ArticleSort,
  countFaqs,
  type FaqRow,
  findArticleCategory,
  findArticles,
  keepContactMessage,
  newestArticles,
  readArticleCategories,
  readFaqs,
  readReportReasons,
} from './store.ts'

type Page = { offset: number; limit: number }

export type ArticlePage = {
  articles: ArticleRow[]
  total: number
  /** Others of its category; only for a single article. */
  similar: ArticleRow[] | undefined
}

const SIMILAR_ARTICLES = 5
const NO_CATEGORY = 0

/**
 * An article by id or slug, or a page of a category. Slugs of categories take precedence. Raises
 * notFound for a missing article.
 */
export async function listArticles(
  { deps: { db } }: ServiceContext,
  wanted: { id?: number; slug?: string; categoryId?: number },
  page: Page & { sort: ArticleSort },
): Promise<ArticlePage> {
  const { id, slug } = wanted
  const ofSlug = slug === undefined ? undefined : await findArticleCategory(db, slug)
  if (id !== undefined || (slug !== undefined && !ofSlug)) {
    return openArticle(db, ofSlug ? { id, categoryId: ofSlug.id } : { id, slug })
  }
  const asked = wanted.categoryId === NO_CATEGORY ? null : wanted.categoryId
  const filters = { categoryId: ofSlug ? ofSlug.id : asked }
  return { ...(await findArticles(db, { filters, ...page })), similar: undefined }
}

export function listArticleCategories({
  deps: { db },
}: ServiceContext): Promise<ArticleCategoryRow[]> {
  return readArticleCategories(db)
}

export function latestArticles({ deps: { db } }: ServiceContext, limit: number) {
  return newestArticles(db, limit)
}

export async function listFaqs(
  { deps: { db } }: ServiceContext,
  page: Page,
): Promise<{ faqs: FaqRow[]; total: number }> {
  const [faqs, total] = await Promise.all([readFaqs(db, page), countFaqs(db)])
  return { faqs, total }
}

export function latestFaqs({ deps: { db } }: ServiceContext, limit: number) {
  return readFaqs(db, { offset: 0, limit })
}

export function listReportReasons({ deps: { db } }: ServiceContext, id?: number) {
  return readReportReasons(db, id)
}

/**
 * Stores a message and mails it to the marketplace, in one transaction. Without a company address
 * it is only stored. Raises LimitReached.
 */
export async function takeContactMessage(
  context: ServiceContext,
  message: ContactMessage,
): Promise<void> {
  const { deps, clientAddress, language } = context
  await deps.limits.consume('contactByAddress', clientAddress)
  await deps.limits.consume('contactByEmail', message.email.toLowerCase())
  await deps.limits.consume('contactOverall', 'all')
  const { company_email } = await deps.settings.read()
  const direction = await writingDirection(context, language)
  await deps.db.transaction().execute(async (transaction) => {
    await keepContactMessage(transaction, message)
    if (!company_email) return
    const letter = {
      to: company_email,
      replyTo: message.email,
      subject: message.subject,
      language,
      direction,
      heading: message.subject,
      paragraphs: [message.message, `${message.first_name} ${message.last_name}\n${message.email}`],
    }
    await deps.queue.enqueue(transaction, 'mail.send', composeMail(letter))
  })
}

async function openArticle(
  db: ServiceContext['deps']['db'],
  filters: { id?: number; slug?: string; categoryId?: number },
): Promise<ArticlePage> {
  const { articles } = await findArticles(db, { filters, sort: 'id', offset: 0, limit: 1 })
  const [article] = articles
  if (!article) throw failure('notFound', 'This article was not found.')
  const others = await findArticles(db, {
    filters: { categoryId: article.category_id, excludeId: article.id },
    sort: 'newest',
    offset: 0,
    limit: SIMILAR_ARTICLES,
  })
  return { articles, total: 1, similar: others.articles }
}
