import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MESSAGE_MAX_LENGTH } from '@/domain/chat/attachment-rules.ts'
import { inquiryMaxLengths } from '@/domain/inquiry/inquiry-form.ts'
import { cleanFileName } from '@/domain/listing/file-rules.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { uploadFolder } from '@/server/contract/decoding/upload-folder.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { Failure } from '@/server/contract/failure.ts'
import type { IncomingFile, IncomingMail } from '@/server/gateways/mailbox/read-mail.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { answerThread } from '@/server/modules/chat/answering.ts'
import { readByMail } from '@/server/modules/chat/reading.ts'
import { answerInquiry, chatOfInquiry } from '@/server/modules/inquiries/answering.ts'
import { cutQuote } from '@/server/modules/mail-replies/cut-quote.ts'
import type { ReplyTarget } from '@/server/modules/mail-replies/reply-address.ts'

export type Refusal = 'blocked' | 'ended' | 'limit' | 'tooLong' | 'empty'

/** Not delivered: the reason, or file names. */
export type Delivery = {
  refusal: Refusal | null
  leftOut: readonly string[]
  takesFiles: boolean
  /** Characters that a message may have. */
  longest: number
}

/** Per mail; others are left out. */
const MAX_FILES = 5

/** `key` makes a repeat of the mail known to the services. Other failures are raised. */
export async function deliver(
  context: ServiceContext,
  mail: Pick<IncomingMail, 'text' | 'files'>,
  { target, key }: { target: ReplyTarget; key: string },
): Promise<Delivery> {
  const { files } = mail
  const text = cutQuote(mail.text)
  const leftOut = files.map(toFileName)
  const none = { leftOut: [], takesFiles: true, longest: MESSAGE_MAX_LENGTH }
  if (text === '' && files.length === 0) return { ...none, refusal: 'empty' }
  try {
    const chatId = await findChat(context, target)
    const longest = chatId === null ? inquiryMaxLengths.message : MESSAGE_MAX_LENGTH
    if (text.length > longest) return { ...none, refusal: 'tooLong', longest }
    if (chatId !== null) return await deliverToChat(context, { text, files, key, target, chatId })
    if (text !== '')
      await answerInquiry(context, { id: target.id, text, clientId: toClientId(key, 0) })
    return { ...none, refusal: null, leftOut, takesFiles: false }
  } catch (error) {
    return { ...none, refusal: toRefusal(error) }
  }
}

async function findChat(context: ServiceContext, target: ReplyTarget): Promise<number | null> {
  return target.kind === 'chat' ? target.id : chatOfInquiry(context, target.id)
}

type ToChat = {
  text: string
  files: readonly IncomingFile[]
  key: string
  target: ReplyTarget
  chatId: number
}

/** The text first, then each file as a message of its own. */
async function deliverToChat(
  context: ServiceContext,
  { text, files, key, target, chatId: id }: ToChat,
): Promise<Delivery> {
  if (text !== '') await answerThread(context, { id, text, clientId: toClientId(key, 0) })
  const folder = uploadFolder(context.deps.config.dataDir)
  const leftOut: string[] = []
  let sent = text === '' ? 0 : 1
  try {
    for (const [at, file] of files.entries()) {
      const uploaded = at < MAX_FILES ? await keep(await folder.path(), file, at) : undefined
      const sending =
        uploaded && answerThread(context, { id, file: uploaded, clientId: toClientId(key, at + 1) })
      const isSent = await sending?.then(
        () => true,
        (error: unknown) => isLeftOut(error, sent > 0),
      )
      if (isSent) sent += 1
      else leftOut.push(toFileName(file))
    }
  } finally {
    await folder.remove()
  }
  if (target.kind === 'chat' && sent > 0) await readByMail(context, { id, seq: target.seq })
  return { refusal: null, leftOut, takesFiles: true, longest: MESSAGE_MAX_LENGTH }
}

/** False for a file that is refused, or that a limit stops behind others; rethrows all else. */
function isLeftOut(error: unknown, isBehindOthers: boolean): false {
  const isFile = error instanceof Failure && error.code === 'invalid'
  if (isFile || (isBehindOthers && error instanceof LimitReached)) return false
  throw error
}

async function keep(folder: string, file: IncomingFile, at: number): Promise<UploadedFile> {
  const path = join(folder, String(at))
  await writeFile(path, file.content, { mode: 0o600 })
  const { name, mime, content } = file
  return new UploadedFile({ field: 'file', name, mime, bytes: content.length, path })
}

function toFileName({ name, mime }: IncomingFile): string {
  return cleanFileName(name) || mime
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof LimitReached) return 'limit'
  if (!(error instanceof Failure)) throw error
  if (error.options.key === 'blocked') return 'blocked'
  if (['notFound', 'conflict', 'forbidden'].includes(error.code)) return 'ended'
  throw error
}

/** The client id of a part, as a UUID of its content (RFC 9562, version 8). */
function toClientId(key: string, part: number): string {
  const digest = hash('sha256', `mail-reply:${key}:${part}`, 'hex')
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest) ?? []
  return `${a}-${b}-8${c}-8${d}-${e}`
}
