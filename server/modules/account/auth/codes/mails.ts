import { routes } from '@/domain/web/routes.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { letterTools, type Stationery } from '@/server/modules/settings/mail-theme.ts'

export type SentCode = { code: string; minutes: number }

/** The subject contains the code, so that a lock screen shows it. */
export function codeLetter(to: string, { code, minutes }: SentCode, stationery: Stationery): Mail {
  const { say, base, site } = toolsOf(stationery)
  return composeMail({
    ...base,
    to,
    subject: say('accountMail.codeSubject', { code, site }),
    heading: code,
    paragraphs: [
      say('accountMail.codeText', { site, count: minutes }),
      say('accountMail.codeIgnore', { site }),
    ],
  })
}

/** Reports an attempt to register the address of an account. */
export function knownLetter(to: string, stationery: Stationery): Mail {
  const { say, base, page, site } = toolsOf(stationery)
  return composeMail({
    ...base,
    to,
    subject: say('accountMail.knownSubject', { site }),
    heading: say('accountMail.knownSubject', { site }),
    paragraphs: [say('accountMail.knownText', { site }), say('accountMail.knownIgnore')],
    link: { label: say('accountMail.knownLink'), url: page(routes.signIn()) },
  })
}

export function resetLetter(
  to: string,
  { token, minutes }: { token: string; minutes: number },
  stationery: Stationery,
): Mail {
  const { say, base, page, site } = toolsOf(stationery)
  return composeMail({
    ...base,
    to,
    subject: say('accountMail.resetSubject', { site }),
    heading: say('accountMail.resetSubject', { site }),
    paragraphs: [
      say('accountMail.resetText', { site, count: minutes }),
      say('accountMail.resetIgnore'),
    ],
    link: { label: say('accountMail.resetLink'), url: page(routes.resetPassword(token)) },
  })
}

/** Confirms that the password was reset. */
export function passwordLetter(to: string, stationery: Stationery): Mail {
  const { say, base, page, site } = toolsOf(stationery)
  return composeMail({
    ...base,
    to,
    subject: say('accountMail.passwordSubject', { site }),
    heading: say('accountMail.passwordSubject', { site }),
    paragraphs: [say('accountMail.passwordText'), say('accountMail.passwordNotYou')],
    link: { label: say('accountMail.resetLink'), url: page(routes.forgotPassword()) },
  })
}

/** Confirms a security change, with steps to recover the account. */
export function securityLetter(
  to: string,
  kind: 'passwordChanged' | 'signInsEnded',
  stationery: Stationery,
): Mail {
  const { say, base, page, site } = toolsOf(stationery)
  const isPassword = kind === 'passwordChanged'
  const subject = say(
    isPassword ? 'accountMail.passwordSubject' : 'accountMail.signInsEndedSubject',
    { site },
  )
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [
      say(isPassword ? 'accountMail.passwordChangedText' : 'accountMail.signInsEndedText'),
      say('accountMail.takeBack'),
    ],
    link: { label: say('accountMail.resetLink'), url: page(routes.forgotPassword()) },
  })
}

/** Confirms a contact change, with a link to undo it. */
export function contactChangedLetter(
  to: string,
  { kind, token }: { kind: 'email' | 'mobile'; token: string },
  stationery: Stationery,
): Mail {
  const { say, base, page, site } = toolsOf(stationery)
  const isEmail = kind === 'email'
  const subject = say(isEmail ? 'accountMail.addressSubject' : 'accountMail.numberSubject', {
    site,
  })
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [
      say(isEmail ? 'accountMail.addressText' : 'accountMail.numberText'),
      say('accountMail.undoText'),
    ],
    link: { label: say('accountMail.undoLink'), url: page(routes.undoContact(token)) },
  })
}

/** Reports that the second factor was turned on or off, or a recovery code used. */
export function secondFactorLetter(
  to: string,
  { event, left }: { event: 'on' | 'off' | 'recoveryCode'; left: number },
  stationery: Stationery,
): Mail {
  const { say, base, page, site } = toolsOf(stationery)
  const subject = say(`accountMail.factor.${event}Subject`, { site })
  const isUsed = event === 'recoveryCode'
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [
      say(`accountMail.factor.${event}Text`),
      ...(isUsed ? [say('accountMail.factor.left', { count: left })] : []),
      say('accountMail.factor.notYou'),
    ],
    link: { label: say('accountMail.resetLink'), url: page(routes.forgotPassword()) },
  })
}

export function codeWords({ code, minutes }: SentCode, stationery: Stationery): string {
  const { say, site } = toolsOf(stationery)
  return say('accountMail.sms', { code, site, count: minutes })
}

function toolsOf(stationery: Stationery) {
  return { ...letterTools(stationery), site: stationery.settings.company_name }
}
