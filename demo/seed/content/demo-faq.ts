export type DemoFaq = {
  question: string
  answer: string
  translations: Record<string, { question: string; answer: string }>
}
