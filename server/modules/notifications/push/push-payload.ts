import { MAX_PUSH_BYTES } from '@/server/gateways/push/encrypt-message.ts'

/** Read by the service worker. */
export type PushContent = {
  title: string
  body: string
  /** With language; '' for the list of notifications. */
  page: string
  /** A later one with the same tag takes its place. */
  tag: string
  image: string
  language: string
  direction: 'ltr' | 'rtl'
  unread: number
}

const MAX_TITLE_LENGTH = 200
const MAX_BODY_LENGTH = 2000

/** JSON of at most `MAX_PUSH_BYTES`: long texts are cut, as screens do with them anyway. */
export function pushPayload({ title, body, ...rest }: PushContent): string {
  const shortTitle = cut(title, MAX_TITLE_LENGTH)
  const write = (length: number) =>
    JSON.stringify({ ...rest, title: shortTitle, body: cut(body, length) })
  let [fitting, tooLong] = [0, MAX_BODY_LENGTH + 1]
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    if (Buffer.byteLength(write(middle), 'utf8') <= MAX_PUSH_BYTES) fitting = middle
    else tooLong = middle
  }
  return write(fitting)
}

/** By characters, so that none is cut in half. */
function cut(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, Math.max(0, length - 1)).join('')}…`
}
