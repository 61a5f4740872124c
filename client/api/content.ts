import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, replyOf } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { type ArticleCard, articleCard } from './article-card.ts'
import { type Page, pageOf, pageQuery } from './paging.ts'
import { publicKey } from './query-keys.ts'
import { write } from './write.ts'

export type Article = components['schemas']['Article']
export type Faq = components['schemas']['Faq']
export type ContactMessage = components['schemas']['ContactMessage']

export const contentQueries = {
  /** Articles of a category (its id; 0 is uncategorised) or of all. */
  articles: (client: ApiClient, page = 1, categoryId?: number) =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'articles', { page, categoryId }),
      queryFn: async ({ signal }): Promise<Page<ArticleCard>> => {
        const query = { category_id: categoryId, ...pageQuery(page, ARTICLES_PER_PAGE) }
        const call = client.http.GET('/get_articles', { params: { query }, signal })
        return pageOf(replyOf(await call), articleCard)
      },
    }),

  /** @throws ApiError `notFound`. */
  article: (client: ApiClient, slug: string) =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'article', { slug }),
      queryFn: async ({ signal }): Promise<{ article: Article; similar: ArticleCard[] }> => {
        const params = { query: { slug_id: slug } }
        const reply = replyOf(await client.http.GET('/get_articles', { params, signal }))
        const article = reply.data.find(({ slug_id }) => slug_id === slug) ?? reply.data[0]
        if (!article) throw new ApiError('notFound', { message: '', key: 'notFound' })
        return { article, similar: (reply.similar_articles ?? []).map(articleCard) }
      },
    }),

  faqs: (client: ApiClient, page = 1) =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'faqs', { page }),
      queryFn: async ({ signal }): Promise<Page<Faq>> => {
        const query = pageQuery(page, FAQS_PER_PAGE)
        return pageOf(
          replyOf(await client.http.GET('/faqs', { params: { query }, signal })),
          (faq) => faq,
        )
      },
    }),
}

/** Writes to the marketplace; nothing that is read changes by it. */
export const sendContactMessage = write([], async (client: ApiClient, body: ContactMessage) => {
  replyOf(await client.http.POST('/contct_us', { body }))
})

const ARTICLES_PER_PAGE = 12
const FAQS_PER_PAGE = 50
