export type DemoArticle = {
  category: 'buying' | 'renting' | 'living'
  title: string
  /** Name of a shipped picture. */
  picture: string
  /** HTML of paragraphs, headings and lists. */
  description: string
  translations?: Record<string, Record<string, string>>
}
