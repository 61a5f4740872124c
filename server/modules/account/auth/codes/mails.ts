import type { Role } from '@/domain/account/rights.ts'
import { routes } from '@/domain/web/routes.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import type { FactorEvent } from '@/server/jobs/job-list.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'

export type SentCode = { code: string; minutes: number }

/** The subject contains the code, so that a lock screen shows it. */
export function codeMail(to: string, { code, minutes }: SentCode, mailTheme: MailTheme): Mail {
  const { say, base, site } = createTools(mailTheme)
  return composeMail({
    ...base,
    to,
    subject: say('account.mail.codeSubject', { code, site }),
    heading: code,
    paragraphs: [
      say('account.mail.codeText', { site, count: minutes }),
      say('account.mail.codeIgnore', { site }),
    ],
  })
}

/** Reports an attempt to register the address of an account. */
export function knownAddressMail(to: string, mailTheme: MailTheme): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  return composeMail({
    ...base,
    to,
    subject: say('account.mail.knownSubject', { site }),
    heading: say('account.mail.knownSubject', { site }),
    paragraphs: [say('account.mail.knownText', { site }), say('account.mail.knownIgnore')],
    link: { label: say('account.mail.knownLink'), url: page(routes.signIn()) },
  })
}

export function resetMail(
  to: string,
  { token, minutes }: { token: string; minutes: number },
  mailTheme: MailTheme,
): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  return composeMail({
    ...base,
    to,
    subject: say('account.mail.resetSubject', { site }),
    heading: say('account.mail.resetSubject', { site }),
    paragraphs: [
      say('account.mail.resetText', { site, count: minutes }),
      say('account.mail.resetIgnore'),
    ],
    link: { label: say('account.mail.resetLink'), url: page(routes.resetPassword(token)) },
  })
}

/** Invites to the staff; `name` is of who invites, empty when the account is gone. */
export function invitationMail(
  to: string,
  { name, role, token }: { name: string; role: Role; token: string },
  mailTheme: MailTheme,
): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  const roleName = say(`admin.role.${role}`)
  return composeMail({
    ...base,
    to,
    subject: say('account.mail.invitationSubject', { site }),
    heading: say('account.mail.invitationSubject', { site }),
    paragraphs: [
      say('account.mail.invitationText', { name: name || site, site, role: roleName }),
      say('account.mail.invitationExpires'),
      say('account.mail.invitationIgnore'),
    ],
    link: { label: say('account.mail.invitationLink'), url: page(routes.invitation(token)) },
  })
}

/** Confirms that the password was reset. */
export function passwordMail(to: string, mailTheme: MailTheme): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  return composeMail({
    ...base,
    to,
    subject: say('account.mail.passwordSubject', { site }),
    heading: say('account.mail.passwordSubject', { site }),
    paragraphs: [say('account.mail.passwordText'), say('account.mail.passwordNotYou')],
    link: { label: say('account.mail.resetLink'), url: page(routes.forgotPassword()) },
  })
}

/** Confirms a security change, with steps to recover the account. */
export function securityMail(
  to: string,
  kind: 'passwordChanged' | 'signInsEnded',
  mailTheme: MailTheme,
): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  const isPassword = kind === 'passwordChanged'
  const subject = say(
    isPassword ? 'account.mail.passwordSubject' : 'account.mail.signInsEndedSubject',
    { site },
  )
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [
      say(isPassword ? 'account.mail.passwordChangedText' : 'account.mail.signInsEndedText'),
      say('account.mail.takeBack'),
    ],
    link: { label: say('account.mail.resetLink'), url: page(routes.forgotPassword()) },
  })
}

/** Tells of what the staff did with the account's sign-ins. */
export function staffActMail(
  to: string,
  kind: 'signInsEndedByStaff' | 'factorEndedByStaff',
  mailTheme: MailTheme,
): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  const subject = say(`account.mail.${kind}.subject`, { site })
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [say(`account.mail.${kind}.text`), say('account.mail.byStaffQuestions')],
    link: { label: say('account.mail.knownLink'), url: page(routes.signIn()) },
  })
}

/** Confirms a contact change, with a link to undo it. */
export function contactChangedMail(
  to: string,
  { kind, token }: { kind: 'email' | 'mobile'; token: string },
  mailTheme: MailTheme,
): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  const isEmail = kind === 'email'
  const subject = say(isEmail ? 'account.mail.addressSubject' : 'account.mail.numberSubject', {
    site,
  })
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [
      say(isEmail ? 'account.mail.addressText' : 'account.mail.numberText'),
      say('account.mail.undoText'),
    ],
    link: { label: say('account.mail.undoLink'), url: page(routes.undoContact(token)) },
  })
}

/** Reports a change of second factors, or a used recovery code. */
export function secondFactorMail(
  to: string,
  { event, left }: { event: FactorEvent; left: number },
  mailTheme: MailTheme,
): Mail {
  const { say, base, page, site } = createTools(mailTheme)
  const subject = say(`account.mail.factor.${event}Subject`, { site })
  const isUsed = event === 'recoveryCode'
  return composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [
      say(`account.mail.factor.${event}Text`),
      ...(isUsed ? [say('account.mail.factor.left', { count: left })] : []),
      say('account.mail.factor.notYou'),
    ],
    link: { label: say('account.mail.resetLink'), url: page(routes.forgotPassword()) },
  })
}

export function codeWords({ code, minutes }: SentCode, mailTheme: MailTheme): string {
  const { say, site } = createTools(mailTheme)
  return say('account.mail.sms', { code, site, count: minutes })
}

function createTools(mailTheme: MailTheme) {
  return { ...mailTools(mailTheme), site: mailTheme.settings.company_name }
}
