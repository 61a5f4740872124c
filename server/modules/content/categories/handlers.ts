import { invalid } from '@/server/contract/failure.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { deleteCategory, listAdminCategories, saveCategory } from './categories.ts'

export const categoryHandlers = {
  async getAdminArticleCategories(_input, context) {
    const { rows, language } = await listAdminCategories(context)
    return {
      error: false,
      message: rows.length > 0 ? 'Categories found.' : 'No categories found.',
      data: rows.map(({ id, slug, name, translations, uses }) => ({
        id,
        slug,
        names: [
          { language, name },
          ...Object.entries(translations).flatMap(([code, texts]) =>
            texts?.name && code !== language ? [{ language: code, name: texts.name }] : [],
          ),
        ],
        uses,
      })),
    }
  },

  async saveArticleCategory({ body: { id = null, slug = '', names } }, context) {
    const byLanguage = new Map(names.map(({ language, name }) => [language, name]))
    if (byLanguage.size < names.length) throw invalid({ names: 'must have each language once' })
    await saveCategory(context, { id, slug, names: byLanguage })
    return { error: false, message: 'The category is kept.' }
  },

  async deleteArticleCategory({ path: { id } }, context) {
    await deleteCategory(context, id)
    return { error: false, message: 'The category is removed.' }
  },
} satisfies Partial<Handlers>
