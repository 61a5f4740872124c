export type ChatQuestion = 'block' | 'deleteThread' | 'deleteMessage' | 'report'

export type ChatQuestionProps = {
  question: ChatQuestion
  /** The other side's. */
  name: string
  onClose: () => void
  /** `reason` is typed for a report only. */
  onSure: (reason: string) => void
}
