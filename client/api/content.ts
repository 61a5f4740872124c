import { queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { ApiError } from './calls/api-error.ts'
import { type Page, pageQuery, toPage } from './calls/paging.ts'
import { publicKey } from './calls/query-keys.ts'
import { write } from './calls/write.ts'
import { type ArticleCard, articleCard } from './cards/article-card.ts'

export type Article = components['schemas']['Article']
export type Faq = components['schemas']['Faq']
export type ContentPreview = components['schemas']['ContentPreview']
export type ContactMessage = components['schemas']['ContactMessage']

export type ArticleCategory = Omit<components['schemas']['CountedArticleCategory'], 'category'> & {
  name: string
}

export const ARTICLES_PER_PAGE = 12
export const FAQS_PER_PAGE = 50

export const contentQueries = {
  /**
   * Articles of a category (its slug) or of all; the newest first where the provider can.
   * @throws ApiError `notFound` when there is no such category.
   */
  articles: (client: ApiClient, page = 1, category = '') =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'articles', { page, category }),
      queryFn: async ({ signal }): Promise<Page<ArticleCard>> => {
        const slug_id = category || undefined
        const query = { slug_id, sort: 'newest', ...pageQuery(page, ARTICLES_PER_PAGE) } as const
        const reply = getReply(
          await client.http.GET('/get_articles', { params: { query }, signal }),
        )
        // The call takes slugs of articles too, and such a reply is no list.
        const strays = category && reply.data.some((row) => row.category?.slug_id !== category)
        if (strays) throw new ApiError('notFound', { message: '', key: 'notFound' })
        return toPage(reply, articleCard)
      },
    }),

  /** Categories with something to read; only of providers with `article-lists`. */
  categories: (client: ApiClient) =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'categories'),
      queryFn: async ({ signal }): Promise<ArticleCategory[]> => {
        const reply = getReply(await client.http.GET('/ext/content/article-categories', { signal }))
        return reply.data.map(({ category: name, ...rest }) => ({ ...rest, name }))
      },
    }),

  /** @throws ApiError `notFound`. */
  article: (client: ApiClient, slug: string) =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'article', { slug }),
      queryFn: async ({ signal }): Promise<{ article: Article; similar: ArticleCard[] }> => {
        const params = { query: { slug_id: slug } }
        const reply = getReply(await client.http.GET('/get_articles', { params, signal }))
        const article = reply.data.find(({ slug_id }) => slug_id === slug) ?? reply.data[0]
        if (!article) throw new ApiError('notFound', { message: '', key: 'notFound' })
        return { article, similar: (reply.similar_articles ?? []).map(articleCard) }
      },
    }),

  /** A draft by its link. @throws ApiError `notFound`. */
  preview: (client: ApiClient, token: string) =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'preview', { token }),
      queryFn: async ({ signal }): Promise<ContentPreview> => {
        const params = { path: { token } }
        const call = client.http.GET('/ext/content/previews/{token}', { params, signal })
        return getReply(await call).data
      },
    }),

  faqs: (client: ApiClient, page = 1) =>
    queryOptions({
      queryKey: publicKey(client, 'content', 'faqs', { page }),
      queryFn: async ({ signal }): Promise<Page<Faq>> => {
        const query = pageQuery(page, FAQS_PER_PAGE)
        return toPage(
          getReply(await client.http.GET('/faqs', { params: { query }, signal })),
          (faq) => faq,
        )
      },
    }),
}

/** Writes to the marketplace; nothing that is read changes by it. */
export const sendContactMessage = write([], async (client: ApiClient, body: ContactMessage) => {
  getReply(await client.http.POST('/contct_us', { body }))
})
