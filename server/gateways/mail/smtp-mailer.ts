import nodemailer from 'nodemailer'
import { checkMail, type Mail, type MailAttachment, type Mailer, MailRefused } from './mailer.ts'

const CONNECTION_MS = 20_000
const SOCKET_MS = 60_000
/** EHLO, STARTTLS, EHLO, AUTH with user and password, MAIL, RCPT, DATA, end of data. */
const ANSWERS = 10

/** Upper bound for one mail. */
export const LONGEST_SENDING_MS = 2 * CONNECTION_MS + ANSWERS * SOCKET_MS

/**
 * Mail over SMTP_URL (`smtp://user:password@host:587`, `smtps://…`). `from` is the visible sender,
 * such as `Hearth <homes@example.org>`.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      connectionTimeout: CONNECTION_MS,
      greetingTimeout: CONNECTION_MS,
      socketTimeout: SOCKET_MS,
      // Mails must not read local files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(mail) {
      checkMail(mail)
      try {
        await transport.sendMail({
          to: { name: '', address: mail.to },
          ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
          subject: mail.subject,
          text: mail.text,
          ...(mail.html ? { html: mail.html } : {}),
          ...(mail.attachments ? { attachments: mail.attachments.map(attached) } : {}),
          ...(mail.invitation
            ? { icalEvent: { filename: 'viewing.ics', ...mail.invitation } }
            : {}),
          ...(mail.id ? { messageId: `<${mail.id}@${parseDomain(from)}>` } : {}),
          headers: toHeaders(mail),
        })
      } catch (error) {
        const description = describe(error)
        throw isForGood(error) ? new MailRefused(description) : new Error(description)
      }
    },
    async close() {
      transport.close()
    },
  }
}

function attached({ name, type, content }: MailAttachment) {
  return { filename: name, contentType: type, content, encoding: 'base64' }
}

function toHeaders({ unsubscribeUrl, automatic }: Mail): Record<string, string> {
  return {
    // RFC 8058.
    ...(unsubscribeUrl
      ? {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}),
    // RFC 3834; the second is Exchange's.
    ...(automatic
      ? { 'Auto-Submitted': `auto-${automatic}`, 'X-Auto-Response-Suppress': 'All' }
      : {}),
  }
}

function parseDomain(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** Removes e-mail addresses from the server's reply, for the log. */
function describe(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return `The mail server did not take it: ${words.replace(/[^\s<>]+@[^\s<>]+/g, '…')}`
}

/**
 * 5xx for the envelope or the message. A 5xx for the sign-in is a configuration error and may be
 * fixed.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
