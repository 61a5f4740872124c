export type ChatQuestion = 'block' | 'deleteThread' | 'deleteMessage' | 'report'

export type ChatQuestionProps = {
  question: ChatQuestion
  /** Of the other side. */
  name: string
  onClose: () => void
  /** `reason` is typed for a report only. */
  onSure: (reason: string) => void
}
