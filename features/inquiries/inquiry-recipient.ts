/** Answers an inquiry. */
export type InquiryRecipient = {
  /** 0 is the administrator. */
  id: number
  name: string
}
