import { expect, test } from 'vitest'
import { LONGEST_SENDING_MS } from '@/server/gateways/mail/smtp-mailer.ts'
import { JOB_POLICIES } from './job-list.ts'

test('a mail is not sent a second time while a slow server still takes the first', () => {
  expect(JOB_POLICIES['mail.send'].expireInSeconds * 1000).toBeGreaterThan(LONGEST_SENDING_MS)
})
