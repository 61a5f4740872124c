import { randomUUID } from 'node:crypto'
import type { Mailbox } from '@/server/gateways/mailbox/mailbox.ts'

export type MemoryMail = {
  from: string
  to: string
  text?: string
  id?: string
  headers?: Readonly<Record<string, string>>
  files?: readonly { name: string; type: string; content: Buffer | string }[]
}

/** An answer as a mail program writes it. */
function formatMail({ from, to, text = '', id, headers = {}, files = [] }: MemoryMail): Buffer {
  const head = {
    'Return-Path': `<${from}>`,
    'Message-ID': id ?? `<${randomUUID()}@example.org>`,
    From: `A Person <${from}>`,
    To: `Hearth <${to}>`,
    Subject: 'Re: Your message',
    'MIME-Version': '1.0',
    'Content-Type': 'multipart/mixed; boundary=border',
    ...headers,
  }
  const parts = files.map(({ name, type, content }) => [
    '--border',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content)
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n'),
  ])
  const lines = [
    ...Object.entries(head).map(([name, value]) => `${name}: ${value}`),
    '',
    '--border',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...parts.flat(),
    '--border--',
  ]
  return Buffer.from(lines.join('\r\n'))
}

/** A mailbox in memory, which keeps what fails as the gateway does. */
export function memoryMailbox() {
  const unread: { content: Buffer; isCut: boolean }[] = []
  const mailbox: Mailbox = {
    async read(take) {
      const failures: unknown[] = []
      const mails = unread.splice(0)
      for (const mail of mails) {
        try {
          await take(mail)
        } catch (error) {
          failures.push(error)
          unread.push(mail)
        }
      }
      return { taken: mails.length - failures.length, failures }
    },
  }
  const put = (mail: MemoryMail, isCut = false) =>
    void unread.push({ content: formatMail(mail), isCut })
  return { mailbox, put, unread }
}
