import { ARTICLES_BUYING } from './articles-buying.ts'
import { ARTICLES_LIVING } from './articles-living.ts'
import { ARTICLES_RENTING } from './articles-renting.ts'
import type { DemoArticle } from './demo-article.ts'

export const DEMO_ARTICLE_CATEGORIES = [
  {
    code: 'buying',
    name: 'Buying',
    translations: { es: { name: 'Comprar' }, de: { name: 'Kaufen' }, ar: { name: 'الشراء' } },
  },
  {
    code: 'renting',
    name: 'Renting',
    translations: { es: { name: 'Alquilar' }, de: { name: 'Mieten' }, ar: { name: 'الإيجار' } },
  },
  {
    code: 'living',
    name: 'Living',
    translations: { es: { name: 'Vivir' }, de: { name: 'Wohnen' }, ar: { name: 'السكن' } },
  },
] as const

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  ...ARTICLES_BUYING,
  ...ARTICLES_RENTING,
  ...ARTICLES_LIVING,
]
