import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import {
  listArticleCategories,
  listArticles,
  listFaqs,
  listReportReasons,
  takeContactMessage,
} from './service.ts'
import { type ContentShaping, toArticle, toCountedCategory, toFaq, toReportReason } from './wire.ts'

export const contentHandlers = {
  async getArticles({ query }, context) {
    const { id, slug_id: slug, category_id: categoryId, sort = 'id', offset, limit } = query
    const wanted = { id, slug, categoryId }
    const found = await listArticles(context, wanted, { sort, offset, limit })
    const shaping = createContentShaping(context)
    return {
      error: false,
      message: found.articles.length > 0 ? 'Articles found.' : 'No articles found.',
      total: found.total,
      similar_articles: found.similar?.map((row) => toArticle(row, shaping)),
      data: found.articles.map((row) => toArticle(row, shaping)),
    }
  },

  async getArticleCategories(_, context) {
    const categories = await listArticleCategories(context)
    return {
      error: false,
      message: categories.length > 0 ? 'Categories found.' : 'No categories found.',
      data: categories.map((row) => toCountedCategory(row, context.language)),
    }
  },

  async getFaqs({ query }, context) {
    const { faqs, total } = await listFaqs(context, query)
    return {
      error: false,
      message: faqs.length > 0 ? 'Questions found.' : 'No questions found.',
      total,
      data: faqs.map((row) => toFaq(row, context.language)),
    }
  },

  async getReportReasons({ query }, context) {
    const reasons = await listReportReasons(context, query.id)
    return {
      error: false,
      message: reasons.length > 0 ? 'Reasons found.' : 'No reasons found.',
      total: reasons.length,
      data: reasons.map((row) => toReportReason(row, context.language)),
    }
  },

  async sendContactMessage({ body }, context) {
    await takeContactMessage(context, body)
    return { error: false, message: 'Your message was sent.' }
  },
} satisfies Partial<Handlers>

function createContentShaping({ deps, language, origin }: RequestContext): ContentShaping {
  return { language, origin, now: deps.clock() }
}
