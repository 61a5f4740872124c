import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type RichTextProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** HTML already sanitized by the server; rendered as is. */
  html: string
}

/** Formatted article text: headings, lists, quotes, tables and pictures. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      {...rest}
      className={clsx('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by whoever hands it in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
