import { useQuery } from '@tanstack/react-query'
import { adminContentQueries } from '@/client/api/admin/content.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { useText } from '@/client/text/text-context.tsx'

/** Categories of articles, or of listings for slides. */
export function useCategoryChoices(kind: 'article' | 'slide'): { value: string; label: string }[] {
  const client = useApiClient()
  const { language } = useText()
  const isArticle = kind === 'article'
  const articles = useQuery({ ...adminContentQueries.categories(client), enabled: isArticle })
  const listings = useQuery({ ...propertyCatalogQueries.categories(client), enabled: !isArticle })
  if (!isArticle) {
    return (listings.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  }
  return (articles.data ?? []).map(({ id, names, slug }) => {
    const own = names.find((name) => name.language === language) ?? names[0]
    return { value: String(id), label: own?.name ?? slug }
  })
}
