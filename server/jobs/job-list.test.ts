import { expect, test } from 'vitest'
import { LONGEST_SENDING_MS } from '@/server/gateways/mail/smtp-mailer.ts'
import { JOB_POLICIES } from './job-list.ts'

test.each(['mail.send', 'account.message'] as const)(
  'does not resend a mail of %s while a slow server accepts the first',
  (name) => {
    expect(JOB_POLICIES[name].expireInSeconds * 1000).toBeGreaterThan(LONGEST_SENDING_MS)
  },
)
