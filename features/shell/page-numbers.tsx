import type { Text } from '@/client/text/text.ts'
import { Pagination, type PaginationProps } from '@/design-system/pagination/pagination.tsx'
import { SiteLink } from './site-link.tsx'

type PageNumbersProps = Pick<Text, 't' | 'formats'> &
  Pick<PaginationProps, 'page' | 'pageCount' | 'hrefFor' | 'as'> & {
    label: string
  }

/** Translated pagination. */
export function PageNumbers({ label, t, formats, as = SiteLink, ...rest }: PageNumbersProps) {
  const { page, pageCount } = rest
  return (
    <Pagination
      {...rest}
      as={as}
      labels={{
        navigation: label,
        previous: t('properties.results.previousPage'),
        next: t('properties.results.nextPage'),
        page: (number) => t('properties.results.page', { page: number }),
        position: `${formats.number(page)} / ${formats.number(pageCount)}`,
      }}
      className="mt-12"
    />
  )
}
