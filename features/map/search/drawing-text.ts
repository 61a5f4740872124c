import type { Translator } from '@/client/text/translator.ts'
import type { Drawing } from './use-map-search.ts'

/** Screen reader announcement of the latest drawing event; '' before any. */
export function newsText({ news }: Pick<Drawing, 'news'>, t: Translator): string {
  if (!news) return ''
  switch (news.kind) {
    case 'refused':
      return t(`map.draw.${news.problem === 'offGlobe' ? 'crossesAntimeridian' : news.problem}`)
    case 'pointSet':
      return t('map.draw.pointSet', { number: news.points })
    case 'pointTaken':
      return t('map.draw.pointTaken', { count: news.points })
    default:
      return t(`map.draw.${news.kind}`)
  }
}
