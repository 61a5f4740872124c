import { expect, test } from 'vitest'
import { LONGEST_SENDING_MS } from '@/server/gateways/mail/smtp-mailer.ts'
import { JOB_POLICIES } from './job-list.ts'

test.each(['mail.send', 'account.message'] as const)(
  'a mail of %s is not sent a second time while a slow server still takes the first',
  (name) => {
    expect(JOB_POLICIES[name].expireInSeconds * 1000).toBeGreaterThan(LONGEST_SENDING_MS)
  },
)
