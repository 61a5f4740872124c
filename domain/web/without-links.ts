/** With a scheme, after `www.`, or a host name with a path or a usual ending. */
const LINK =
  /\b(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:[a-z]{2,24})(?:[/?#]\S*)?/giu

/** A text for a mail to an address that anybody may have entered: its links become dots. */
export function withoutLinks(text: string): string {
  return text.replace(LINK, '…')
}
